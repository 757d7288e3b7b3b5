# Ce que le serveur refuse avant qu'une table soit consultée, et ce que disent ses pages.

refused-no-page = Il n’y a rien ici
refused-method = Cela ne peut pas être demandé ici de cette façon
refused-origin = Cela vient d’une page qui n’est pas la nôtre
refused-host = Ce serveur ne répond pas à ce nom
refused-content-type = Seul le JSON est compris ici
refused-malformed = Ceci ne peut pas être compris : { $why }
refused-body = C’est trop gros : { $most } octets au plus sont acceptés
refused-rate = Trop de choses à la fois ; attendez un instant
refused-storage = Les tables ne peuvent être ni enregistrées ni lues pour l’instant ; rien n’a changé, réessayez plus tard
refused-failed = Le serveur a fait une erreur ; rien n’a changé
refused-silent = Le premier message n’est pas venu à temps
refused-hello = Le premier message dit bonjour, et lui seul
refused-slow = Les messages n’ont pas été lus à temps ; reconnectez-vous
refused-stopping = Le serveur s’arrête ; réessayez dans un instant

web-waiting = { $seat } doit décider
