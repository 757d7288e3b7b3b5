# What the server refuses before a table is asked, and what its pages say.

refused-no-page = There is nothing here
refused-method = This cannot be asked here in this way
refused-origin = This was sent from a page that is not ours
refused-host = This server does not answer to that name
refused-content-type = Only JSON is understood here
refused-malformed = This cannot be understood: { $why }
refused-body = This is too large: at most { $most } bytes are taken
refused-rate = Too much at once; wait a moment
refused-storage = The tables cannot be stored or read now; nothing was changed, try again later
refused-failed = The server made a mistake; nothing was changed
refused-silent = The first message did not come in time
refused-hello = The first message says hello, and only the first
refused-slow = The messages were not read in time; connect again
refused-stopping = The server is being stopped; try again in a moment

web-waiting = { $seat } must decide
