/** Pages for when there is no page (product 2.16, 8). */
export const missing = {
  notFound: {
    title: "Opp's ! Cette page est introuvable",
    text: 'L’adresse a peut-être changé. Voici des pages qui devraient vous aider\u00a0:',
    home: 'Retour à l’accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page n’est pas encore sur votre téléphone. Celles-ci le sont, et ce que vous avez à nous envoyer partira dès que la connexion reviendra.',
    kept: 'Pages que vous pouvez lire',
    retry: 'Réessayer',
  },
  unavailable: {
    title: 'Cette page revient dans un instant',
    text: 'Nos serveurs reprennent leur souffle. Réessayez dans une minute\u00a0; les pages que vous avez déjà vues restent ouvertes. Une urgence\u00a0? Appelez-nous.',
    retry: 'Réessayer',
  },
  tooMany: {
    title: 'Encore un instant',
    text: 'Beaucoup de pages viennent d’être demandées depuis votre connexion, que d’autres partagent peut-être avec vous. Patientez une minute, puis réessayez\u00a0: ce que vous cherchiez n’est pas perdu. Un formulaire n’est pas parti\u00a0: rechargez cette page pour l’envoyer de nouveau, tel que vous l’avez rempli. Une urgence\u00a0? Appelez-nous.',
    retry: 'Réessayer',
  },
} as const
