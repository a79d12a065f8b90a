/** Job matching: seven steps, four plans, four buttons (spec 2.15, 9). */
export const jobMatching = {
  title: 'Mise en relation emploi',
  description:
    'Alertes, CV, lettre, entretien, tests\u00a0: sept étapes pour trouver un emploi ou un stage au Burkina\u00a0Faso, à partir de 2\u202f000\u00a0FCFA.',
  lead: 'Entre une offre et un contrat, il y a sept étapes. Nous les faisons avec vous, une par une.',
  text: 'Les employeurs nous confient leurs recherches\u00a0; les candidats nous confient leur parcours. Notre travail est de les faire se rencontrer au bon moment, avec un dossier qui dit vrai et qui se lit vite.',
  stepsHeading: 'De l’inscription à l’embauche',
  steps: [
    {
      name: 'Inscription',
      text: 'Vous dites qui vous êtes, ce que vous savez faire et ce que vous cherchez.',
    },
    {
      name: 'Entretien d’orientation',
      text: 'Un conseiller relit votre parcours et choisit avec vous deux ou trois métiers cibles.',
    },
    {
      name: 'CV et lettre',
      text: 'Votre dossier est refait pour ces métiers, en une page qui se lit en une minute.',
    },
    {
      name: 'Alertes',
      text: 'Chaque offre qui vous correspond arrive sur votre téléphone, avec sa date limite.',
    },
    {
      name: 'Candidature',
      text: 'Nous transmettons votre dossier à l’employeur et nous suivons sa réponse.',
    },
    {
      name: 'Préparation',
      text: 'Entretien simulé, tests de recrutement, questions de salaire\u00a0: rien ne vous surprend.',
    },
    {
      name: 'Embauche et suivi',
      text: 'Nous relisons le contrat avec vous et prenons des nouvelles après un mois.',
    },
  ],
  plansHeading: 'Nos formules',
  plansText: 'Payez ce qu’il vous faut, ou laissez-nous tout suivre.',
  single: 'Ponctuel',
  singleText: 'À la carte, sans abonnement',
  items: {
    jobAlertsPerMonth: 'Alertes emploi, par mois',
    professionalCv: 'CV professionnel',
    coverLetter: 'Lettre de motivation',
    interviewTraining: 'Préparation à l’entretien',
    recruitmentTests: 'Préparation aux tests de recrutement',
  },
  plans: {
    monthly: { name: 'Mensuel', text: 'Un mois d’alertes, le CV et une lettre' },
    halfYearly: {
      name: 'Semestriel',
      text: 'Six mois d’alertes, le dossier complet et deux entretiens simulés',
    },
    yearly: { name: 'Annuel', text: 'Un an de suivi par le même conseiller, tests compris' },
  },
  highlighted: 'Le plus choisi',
  buy: 'Acheter',
  subject: (plan: string) => `Mise en relation emploi, formule ${plan}`,
  cvHeading: 'Votre dossier, prêt à partir',
  cvText: 'Un bon dossier sert pour dix offres. Commencez par la pièce qui vous manque.',
  buttons: {
    createCv: 'Créer un CV professionnel',
    leaveCv: 'Déposer un CV',
    coverLetter: 'Créer une lettre de motivation',
    file: 'Monter mon dossier',
  },
} as const
