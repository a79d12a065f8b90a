/** The words of the page on which an employer reads of candidates. */
export const shortlist = {
  shortlist: {
    title: 'Candidats présélectionnés',
    description: 'La sélection de candidats que nous vous avons préparée.',
    intro:
      'Cette page est pour vous seul\u00a0: elle montre des personnes qui cherchent un emploi. Ne transmettez pas son adresse.',
    open: 'Voir les candidats',
    offer: (title: string) => `Offre\u00a0: ${title}`,
    until: (moment: string) => `Ouverte jusqu’au ${moment}`,
    nobody: 'Aucun candidat de cette sélection n’est plus disponible. Demandez-nous-en une autre.',
    about: 'Notre avis',
    work: 'Expérience',
    studies: 'Formation',
    skills: 'Compétences',
    spoken: 'Langues',
    answers: 'Réponses à vos questions',
    file: (name: string) => `Télécharger le CV de ${name}`,
    noFile:
      'Ce CV ne se télécharge pas ici\u00a0: le candidat n’a pas donné son accord, ou n’a pas envoyé de fichier. Demandez-nous plus d’informations.',
    next: 'Pour rencontrer un candidat, appelez-nous ou écrivez-nous. Ses coordonnées restent chez nous.',
    ask: (offer: string, name: string) =>
      `Bonjour, au sujet de l’offre «\u00a0${offer}\u00a0» et du candidat ${name}\u00a0: `,
    askAgain: 'Bonjour, le lien de ma sélection de candidats n’ouvre plus rien\u00a0: ',
    closed: 'Ce lien n’ouvre plus rien.',
    closedText: 'Il est arrivé à sa fin, ou nous l’avons fermé. Demandez-nous-en un autre.',
    fileGone: 'Ce fichier n’est plus disponible.',
  },
} as const
