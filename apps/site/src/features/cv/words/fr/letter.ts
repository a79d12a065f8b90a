/** The page where a visitor writes a letter, and keeps it on his device. */
export const letter = {
  letter: {
    title: 'Créer une lettre',
    description:
      'Écrivez votre lettre de motivation à partir de l’offre et de votre CV, en français, en anglais ou en arabe\u00a0: gratuit, sans compte, sur votre appareil.',
    intro:
      'Un premier jet à partir de l’offre et de votre CV, que vous récrivez comme vous parlez. Rien ne quitte votre appareil tant que vous ne le demandez pas.',
    needsScript:
      'Cette page écrit votre lettre dans votre navigateur\u00a0: il lui faut JavaScript. Sans lui, envoyez-nous votre CV tel qu’il est, ou laissez-nous écrire la lettre avec vous.',
    review: {
      heading: 'Une lettre écrite avec vous\u00a0?',
      text: 'Nous l’écrivons avec vous, pour cette offre. C’est facultatif et sans effet sur la sélection\u00a0: postuler est gratuit.',
      order: 'Commander la lettre',
      send: 'Déjà commandée\u00a0? Envoyer votre lettre',
      cv: 'Créer un CV',
    },
    editor: {
      versions: 'Mes lettres',
      untitled: 'Ma lettre',
      name: 'Nom de cette lettre (pour vous seul)',
      remove: 'Supprimer cette lettre',
      notKept:
        'Ce navigateur ne garde rien\u00a0: imprimez votre lettre ou enregistrez-la en PDF avant de partir.',
      lang: 'Langue de la lettre',
      fromCv: 'À partir du CV',
      noCv: 'Aucun CV sur cet appareil',
      kind: 'Ce que vous envoyez',
      kinds: {
        offer: 'Une réponse à une offre',
        unasked: 'Une candidature spontanée',
        internship: 'Une demande de stage',
      },
      draft: 'Écrire le premier jet',
      again: 'Le premier jet remplace le texte actuel. «\u00a0Annuler\u00a0» le rend.',
      offer: 'L’offre',
      sender: 'Vous',
      text: 'La lettre',
      checks: 'À voir',
      ready: 'Rien à signaler.',
    },
    fields: {
      post: ['Poste', 'Tel qu’il est écrit dans l’offre.'],
      company: ['Entreprise', ''],
      companyCity: ['Ville de l’entreprise', ''],
      recipient: ['À l’attention de', 'Un nom ou une fonction, si vous le savez.'],
      name: ['Nom et prénoms', ''],
      phone: ['Téléphone', ''],
      email: ['E-mail', ''],
      city: ['Votre ville', ''],
      date: ['Date de la lettre', ''],
      subject: ['Objet', ''],
      text: ['Votre lettre', 'Une page, c’est assez.'],
    },
    use: 'Utiliser cette lettre',
    problems: {
      nameMissing: 'Il manque votre nom.',
      contactMissing: 'Sans numéro ni e-mail, on ne pourra pas vous répondre.',
      toMissing: 'Dites à qui vous écrivez.',
      subjectMissing: 'Il manque l’objet.',
      textShort: 'Le texte est très court\u00a0: dites ce que vous savez faire pour ce poste.',
      textLong: 'Le texte dépasse une page\u00a0: gardez l’essentiel.',
      toReplace: 'Un passage entre crochets est à remplacer par vos mots.',
    },
  },
} as const
