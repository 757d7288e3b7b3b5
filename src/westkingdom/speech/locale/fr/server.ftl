# Ce que le serveur refuse avant qu'une table soit consultée, et ce que disent ses pages.

refused-no-page = Il n'y a rien ici
refused-method = Cette adresse n'accepte pas cette méthode
refused-origin = Cette demande vient d'une page qui n'est pas la nôtre
refused-host = Ce serveur ne répond pas à ce nom
refused-content-type = Seul le JSON est accepté ici
refused-malformed = Illisible : { $why }
refused-body = Trop volumineux : { $most } octets au plus
refused-rate = Trop de demandes à la fois ; attendez un instant
refused-storage = Impossible de lire ou d'enregistrer les tables pour l'instant. Rien n'a changé ; réessayez plus tard
refused-failed = Erreur du serveur. Rien n'a changé
refused-silent = Le premier message n'est pas arrivé à temps
refused-hello = Le premier message doit être hello, et lui seul
refused-slow = Trop de retard ; reconnectez-vous
refused-stopping = Le serveur s'arrête ; réessayez dans un instant

web-waiting = On attend { $seat }
web-waiting-asked = On attend { $seat } : « { $question } »
web-thinking = { $seat } réfléchit
