# What the server refuses before a table is asked, and what its pages say.

refused-no-page = There is nothing here
refused-method = This address does not accept that method
refused-origin = This request came from a page that is not ours
refused-host = This server does not answer to that name
refused-content-type = Only JSON is accepted here
refused-malformed = This could not be read: { $why }
refused-body = This is too large: at most { $most } bytes are accepted
refused-rate = Too much at once; wait a moment
refused-storage = The tables cannot be read or stored right now. Nothing was changed; try again later
refused-failed = The server made a mistake. Nothing was changed
refused-silent = The first message did not arrive in time
refused-hello = The first message must be a hello, and only the first
refused-slow = You fell too far behind; reconnect
refused-stopping = The server is shutting down; try again in a moment

web-waiting = Waiting for { $seat }
web-waiting-asked = Waiting for { $seat }: “{ $question }”
web-thinking = { $seat } is thinking
