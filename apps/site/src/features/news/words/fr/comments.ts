/** The comments on an article (product 2.8). */
export const comments = {
  comments: {
    title: 'Commentaires',
    count: (count: number) => (count === 0 ? 'Commentaires' : `Commentaires (${count})`),
    write: 'Laisser un commentaire',
    name: 'Votre nom, tel qu’il sera affiché',
    text: 'Votre commentaire',
    rules: 'Chaque commentaire est relu avant de paraître. Le texte est affiché tel quel.',
    submit: 'Envoyer le commentaire',
    answer: 'Répondre',
    answerTo: (name: string) => `Répondre à ${name}`,
    report: 'Signaler',
    reportOf: (name: string) => `Signaler le commentaire de ${name}`,
    reported: 'Merci. Notre équipe va relire ce commentaire.',
    notReported: 'Cela n’a pas pu être signalé. Réessayez dans un instant.',
    team: 'L’équipe',
    gone: 'Ce commentaire a été retiré.',
    closed: 'Cet article ne reçoit plus de commentaires.',
    description: 'Commentez un article de nos actualités.',
    back: (article: string) => `Retour à l’article «\u00a0${article}\u00a0»`,
  },
} as const
