/** Digital communication strategy (spec 2.15). */
export const communication = {
  title: 'Stratégie de communication digitale',
  description:
    'Une voix, un calendrier et des contenus qui vous ressemblent, pour Facebook, WhatsApp, LinkedIn et votre site.',
  lead: 'Une page qui publie au hasard ne parle à personne. Nous vous aidons à tenir une conversation.',
  weekHeading: 'Une semaine de publications, par exemple',
  week: [
    { day: 'Lundi', text: 'Une question posée à vos clients, la réponse le lendemain' },
    { day: 'Mercredi', text: 'Les coulisses\u00a0: une photo, trois lignes, un prénom' },
    { day: 'Vendredi', text: 'L’offre de la semaine, avec son prix et son numéro' },
    { day: 'Samedi', text: 'Un client raconte, avec son accord' },
  ],
  deliverablesHeading: 'Ce que nous vous remettons',
  deliverables: [
    { name: 'La voix', text: 'À qui vous parlez, sur quel ton, et ce que vous ne dites jamais.' },
    { name: 'Le calendrier', text: 'Trois mois de sujets, avec les fêtes et les saisons d’ici.' },
    {
      name: 'Les modèles',
      text: 'Des gabarits que votre équipe remplit seule, depuis un téléphone.',
    },
    { name: 'La veille', text: 'Qui répond, en combien de temps, et que faire quand ça chauffe.' },
  ],
  quote: 'demander un devis',
  subject: 'Stratégie de communication digitale',
} as const
