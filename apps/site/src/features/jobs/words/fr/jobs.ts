/** Job offers (spec 2.11). */
export const jobs = {
  jobs: {
    title: 'Offres d’emploi et de stage',
    description:
      'Emplois et stages au Burkina\u00a0Faso et dans la sous-région, vérifiés par notre équipe\u00a0: entreprise, date limite, expérience demandée.',
    intro:
      'Chaque offre est vérifiée auprès de l’employeur avant de paraître. Postuler ne coûte rien.',
    count: (total: number) => (total > 1 ? `${total} offres ouvertes` : `${total} offre ouverte`),
    until: (day: string) => `Jusqu’au ${day}`,
    more: 'En Savoir Plus',
    empty: 'Aucune offre ouverte aujourd’hui. Abonnez-vous à notre lettre pour la prochaine.',
    urgent: 'Urgent',
    expired: 'Offre expirée',
    close: 'Fermer',
    modalTitle: 'Détails de l’offre',
    fullPage: 'Voir l’offre complète',
  },
  job: {
    breadcrumb: 'Emplois',
    description: 'Description de l’offre',
    details: 'Détails',
    domain: 'Domaine',
    type: 'Type',
    experience: 'Expérience',
    published: 'Date de publication',
    expires: "Date d'expiration",
    company: 'Compagnie',
    country: 'Pays',
    expiredNotice: (day: string) =>
      `Cette offre a expiré le ${day}\u00a0: l’employeur ne reçoit plus de candidatures.`,
    otherOffers: 'Voir les offres ouvertes',
    apply: 'Comment postuler ?',
    assisted: {
      title: 'Bénéficiez de notre assistance',
      text: 'Un recruteur passe moins d’une minute sur un CV. Le vôtre doit dire tout de suite ce que vous savez faire, où vous l’avez fait et ce que cela a donné. Nos conseillers le reprennent avec vous, ligne par ligne, et préparent l’entretien.',
      button: 'Continuez vers la création du CV pro',
      subject: (title: string) => `CV professionnel pour l’offre\u00a0: ${title}`,
    },
    direct: {
      title: 'Continuez sans notre assistance',
      text: 'Vous avez déjà un CV à jour et une lettre adressée à cet employeur\u00a0? Envoyez votre candidature telle quelle. Nous vérifions qu’elle est complète et la transmettons.',
      button: 'Postulez directement avec votre CV',
      subject: (title: string) => `Candidature à l’offre\u00a0: ${title}`,
    },
    emptyDescription:
      'L’employeur n’a pas encore donné le détail du poste. Appelez-nous pour en savoir plus.',
  },
} as const
