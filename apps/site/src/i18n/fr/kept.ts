/** What became of a form with files that waited on the device; the browser loads it too. */
export const kept = {
  kept: {
    waits:
      'Gardé sur cet appareil, avec ce qui y est joint. L’envoi part dès que la connexion revient, ou avec la prochaine page du site que vous ouvrez.',
    sent: 'Parti\u00a0! Nous l’avons reçu\u00a0:',
    again: 'Cet envoi était déjà arrivé. Suivez-le avec sa référence.',
    already:
      'Vous aviez déjà postulé ici avec ce nom et ce numéro\u00a0: ce nouvel envoi n’a pas été pris. Suivez la première candidature avec sa référence, ou appelez-nous.',
    late: 'Arrivé trop tard\u00a0: cette offre a expiré ou n’est plus publiée. Rien n’est perdu\u00a0: votre candidature est gardée ici, et peut rejoindre notre vivier.',
    refused:
      'Cet envoi n’a pas été accepté\u00a0; il reste gardé ici. Corrigez le formulaire et envoyez-le de nouveau, ou appelez-nous.',
    sendNow: 'Envoyer maintenant',
    fillAgain: 'Corriger le formulaire',
    toPool: 'Rejoindre le vivier',
    erase: 'Effacer de cet appareil',
    close: 'J’ai lu',
  },
} as const
