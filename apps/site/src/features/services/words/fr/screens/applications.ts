/** Mobile app and software development: static content (spec 2.15). */
export const applications = {
  title: 'Développement applicatif',
  description:
    'Sites, applications mobiles et logiciels métier conçus pour les petits téléphones et les connexions lentes du Burkina\u00a0Faso.',
  lead: 'Une application utile s’ouvre vite, fonctionne sans réseau et ne mange pas le forfait.',
  budgetHeading: 'Ce que nous nous interdisons',
  budgets: [
    { figure: '3 s', text: 'pour le premier écran sur un téléphone d’entrée de gamme en 3G' },
    { figure: '5 Mo', text: 'au plus pour une application à installer' },
    { figure: '0', text: 'donnée perdue quand le réseau tombe\u00a0: tout attend et repart' },
  ],
  kindsHeading: 'Ce que nous construisons',
  kinds: [
    {
      name: 'Sites et boutiques',
      text: 'Un site que vous mettez à jour vous-même, avec paiement à la livraison ou par mobile.',
    },
    {
      name: 'Applications mobiles',
      text: 'Android d’abord, en français et dans les langues de vos utilisateurs.',
    },
    {
      name: 'Logiciels métier',
      text: 'Caisse, stock, scolarité, suivi de terrain\u00a0: ce que le commerce ne vend pas tout fait.',
    },
    {
      name: 'Reprise et entretien',
      text: 'Nous reprenons ce qui existe, nous le documentons, nous le tenons à jour.',
    },
  ],
  ownership: 'Le code source vous appartient et vous est remis avec sa documentation.',
  quote: 'Demander un devis',
  subject: 'Développement d’une application',
} as const
