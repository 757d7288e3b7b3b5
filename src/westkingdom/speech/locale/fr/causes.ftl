# Pourquoi une question est posée : se lit avant la question. Un événement qui a un tel message peut en être la raison.

cause = { $what } :
cause-ability = { $thing }
