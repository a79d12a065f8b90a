/** Training operations: four formats (spec 2.15). */
export const professionalTraining = {
  title: 'Formation professionnelle',
  description:
    'Formations certifiantes, inter-entreprises, à la carte, e-learning et classe virtuelle\u00a0: quatre formats pour apprendre sans quitter son poste.',
  lead: 'Quatre façons d’apprendre. Une seule promesse\u00a0: que cela serve dès le lendemain.',
  formats: [
    {
      name: 'Certifiante',
      forWhom: 'Pour faire reconnaître un savoir-faire',
      text: 'Un programme complet, des exercices notés et une épreuve finale devant un jury de praticiens. L’attestation porte un numéro que l’employeur peut vérifier.',
      facts: ['30 à 120 heures', 'Épreuve finale', 'Attestation vérifiable'],
    },
    {
      name: 'Inter-entreprises',
      forWhom: 'Pour une ou deux personnes de votre équipe',
      text: 'Des participants de plusieurs maisons dans une même salle, à dates fixes. On compare ses méthodes, on repart avec des contacts.',
      facts: ['1 à 5 jours', '12 personnes au plus', 'Calendrier annoncé'],
    },
    {
      name: 'À la carte',
      forWhom: 'Pour toute une équipe, sur vos propres documents',
      text: 'Nous venons voir le travail, nous écrivons le programme avec vous, puis nous formons sur vos fichiers, vos clients, vos machines.',
      facts: ['Dans vos locaux', 'Horaires choisis', 'Suivi à un mois'],
    },
    {
      name: 'E-learning et classe virtuelle',
      forWhom: 'Pour apprendre de Dori, de Gaoua ou de chez soi',
      text: 'Un formateur en direct le soir ou le samedi, des supports légers à garder, des exercices corrigés un par un. Une connexion 3G suffit.',
      facts: ['En direct', 'Supports de moins de 5\u00a0Mo', 'Replay audio'],
    },
  ],
  catalogue: 'Voir le catalogue',
  quote: 'Demander un programme',
  subject: 'Programme de formation pour mon équipe',
} as const
