/** The words of the page on which anybody checks a certificate. */
export const attestation = {
  attestation: {
    title: 'Vérifier une attestation',
    description: 'Savoir si une attestation de formation est vraie et toujours valable.',
    states: {
      valide: 'Cette attestation est valable.',
      revoquee: 'Cette attestation est révoquée\u00a0: elle ne vaut plus rien.',
      remplacee: 'Cette attestation est remplacée par une autre.',
    },
    stateTexts: {
      valide: 'Nous l’avons délivrée, et elle dit ce qui est écrit ici.',
      revoquee: 'Nous l’avions délivrée, puis nous l’avons retirée.',
      remplacee: 'Nous l’avons corrigée\u00a0: seule la nouvelle compte.',
    },
    toNew: 'Voir celle qui compte',
    code: 'Code',
    intro:
      'Le code est écrit sur l’attestation, à côté du carré. Nous disons si elle est de nous, et si elle vaut toujours.',
    typedCode: 'Code de l’attestation',
    codeHint: 'Seize lettres et chiffres\u00a0; les tirets ne comptent pas. Par exemple\u00a0:',
    submit: 'Vérifier',
    other: 'Vérifier un autre code',
    missing: 'Écrivez le code de l’attestation.',
    holder: 'Titulaire',
    erased: 'Nom effacé, à la demande du titulaire ou avec le temps',
    training: 'Formation',
    dates: 'Dates',
    fromTo: (from: string, to: string) => `Du ${from} au ${to}`,
    hours: 'Heures',
    issued: 'Délivrée le',
    compare: 'Comparez avec le papier\u00a0: s’il dit autre chose, il n’est pas de nous.',
    unknown: 'Aucune attestation n’a ce code.',
    unknownText:
      'Relisez-le sur le papier\u00a0: seize lettres et chiffres, sans I, L, O, U, 0 ni 1. S’il est bien celui du papier, ce papier n’est pas de nous.',
    tooMany: (minutes: number) =>
      minutes <= 1
        ? 'Trop d’essais depuis votre connexion. Réessayez dans une minute.'
        : `Trop d’essais depuis votre connexion. Réessayez dans ${minutes} minutes.`,
    away: 'La vérification ne répond pas en ce moment. Cela ne dit rien de l’attestation\u00a0: réessayez dans un instant.',
  },
} as const
