/** The space of a visitor, opened by a code. */
export const space = {
  space: {
    title: 'Mon espace',
    description: 'Tous vos dossiers à une adresse, ouverts par un code. Aucun mot de passe.',
    intro: 'Retrouvez vos dossiers depuis n’importe quel appareil, avec un code à six chiffres.',
    address: 'Votre e-mail, ou votre numéro de téléphone',
    code: 'Code à six chiffres',
    stay: 'Rester connecté 30 jours sur cet appareil',
    ask: 'Recevoir un code',
    askAgain: 'Recevoir un autre code',
    open: 'Ouvrir mon espace',
    sent: 'Si des dossiers portent cette adresse, un code vient d’y partir. Il sert une fois, pendant dix minutes.',
    byPhone:
      'Pas d’e-mail\u00a0? Appelez-nous\u00a0: nous vous donnons un code par téléphone, à saisir ici avec votre numéro.',
    noAddress: 'Veuillez saisir votre e-mail ou votre numéro de téléphone.',
    noCode: 'Veuillez saisir le code.',
    wrongCode: 'Ce code n’est pas le bon, ou il ne sert plus. Demandez-en un autre.',
    noMoreCodes:
      'Cette adresse a déjà reçu cinq codes en 24 heures. Réessayez demain, ou appelez-nous.',
    away: 'L’espace ne répond pas en ce moment. Réessayez dans un instant.',
    failed: 'Cela n’a pas pu être fait. Réessayez dans un instant.',
    without: 'Sans code',
    team: 'Vous êtes de l’équipe\u00a0?',
    teamLink: 'Ouvrir le back office',
    dossiers: 'Mes dossiers',
    noDossiers: 'Aucun dossier ne porte cette adresse.',
    openDossier: 'Ouvrir, avec ses documents',
    plans: 'Mes formules en cours',
    runs: (from: string, to: string) => `du ${from} au ${to}`,
    letter: 'La lettre d’information',
    letterStates: {
      abonne: 'Vous la recevez à cette adresse.',
      attendu: 'Votre abonnement attend d’être confirmé.',
      aucun: 'Vous ne la recevez pas.',
    },
    subscribe: 'La recevoir',
    unsubscribe: 'Ne plus la recevoir',
    alerts: 'Mes alertes emploi',
    alertWaits: 'Elle attend votre confirmation, par le lien de notre e-mail.',
    stopAlert: 'Arrêter cette alerte',
    data: 'Mes données',
    dataText: (count: number) =>
      count < 2
        ? `Nous gardons ${count} fiche à votre sujet.`
        : `Nous gardons ${count} fiches à votre sujet.`,
    export: 'Télécharger mes données',
    correct: 'Demander une correction',
    correctSubject: 'Corriger mes données',
    erase: 'Effacer mes données',
    eraseSure: 'Effacer vraiment\u00a0?',
    eraseText:
      'Vos dossiers, leurs messages et leurs documents disparaissent\u00a0: plus rien ne les prouvera. Cela ne peut pas être annulé.',
    eraseKept: (count: number) =>
      `${count} dossier${count < 2 ? '' : 's'} reste${count < 2 ? '' : 'nt'}, parce que la loi ou un travail en cours l’exige.`,
    eraseSurely: 'Oui, tout effacer',
    eraseNot: 'Non, ne rien effacer',
    erased: (kept: number) =>
      kept === 0
        ? 'Vos données sont effacées.'
        : `Vos données sont effacées, sauf ${kept} dossier${kept < 2 ? '' : 's'} que nous devons garder.`,
    erasedHere:
      'Ce qui a été envoyé depuis cet appareil peut encore être dans sa liste\u00a0: vous pouvez l’y oublier.',
    erasedQuestion: 'Une question\u00a0? Écrivez-nous',
    sessions: 'Où mon espace est ouvert',
    unknownDevice: 'Un appareil',
    since: (time: string) => `depuis le ${time}`,
    here: 'Ici',
    end: 'Fermer',
    endAll: 'Fermer partout',
  },
} as const
