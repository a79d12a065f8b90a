/** Every word of the interface in French; the other languages are typed by this one. */
export const fr = {
  skipToContent: 'Aller au contenu',
  menu: {
    label: 'Menu principal',
    home: 'Accueil',
    about: 'A Propos',
    services: 'Services',
    trainings: 'Formations',
    digital: 'Digital',
    jobs: 'Emplois',
    quote: 'Devis',
    contact: 'Contact',
    news: 'Actualités',
    shop: 'Espace vente en ligne',
    faq: 'FAQ',
    login: 'Connexion',
    open: 'Menu',
    close: 'Fermer le menu',
    sideLabel: 'Menu',
    tabsLabel: 'Accès rapides',
    subPagesOf: (name: string) => `Sous-pages de ${name}`,
  },
  servicePages: {
    professionalTraining: 'Formation professionnelle',
    advice: 'Conseils et études de marché',
    transformation: 'Transformation digitale',
    jobMatching: 'Mise en relation emploi',
    delivery: 'Livraison',
    prospecting: 'Prospection commerciale',
  },
  digitalPages: {
    marketing: 'Stratégie de marketing digital',
    communication: 'Stratégie de communication digitale',
    graphicDesign: 'Conception graphique',
    applications: 'Développement applicatif',
    data: 'Data et analyse',
  },
  topBar: {
    label: 'Nous joindre',
    hours: (weekdays: string, saturday: string) =>
      `Lundi à vendredi ${weekdays}, samedi ${saturday}`,
    whatsapp: 'WhatsApp',
    language: 'Langue',
    banner:
      'Conseil, formations et services digitaux à Ouagadougou et partout au Burkina\u00a0Faso.',
  },
  search: { label: 'Rechercher sur le site', submit: 'Rechercher' },
  breadcrumb: 'Fil d’Ariane',
  footer: {
    about:
      'Nous formons, conseillons et équipons les personnes et les entreprises du Burkina\u00a0Faso\u00a0: de la première compétence au premier emploi, de l’idée au service en ligne.',
    contact: 'Nous joindre',
    quickLinks: 'Liens utiles',
    services: 'Nos services',
    recentNews: 'Dernières actualités',
    terms: 'Termes et conditions',
    privacy: 'Politique de confidentialité',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. Tous droits réservés.`,
    social: 'Réseaux sociaux',
  },
  newsletter: {
    title: 'Les formations et les offres, avant tout le monde',
    text: 'Une lettre par mois, en français. Désinscription en un clic.',
    email: 'Votre adresse e-mail',
    submit: "S'abonner",
    pageTitle: 'Lettre d’information',
    description:
      'Abonnez-vous à la lettre de Sira\u00a0: les formations, les offres d’emploi et les nouvelles du mois.',
    promise:
      'Nous n’écrivons qu’une fois par mois et ne donnons votre adresse à personne. Chaque lettre porte un lien pour se désabonner.',
    dismiss: 'Fermer ce message',
  },
  home: {
    title: 'Formation, emploi et services digitaux au Burkina\u00a0Faso',
    description:
      'Formations professionnelles, conseil, mise en relation emploi et services digitaux à Ouagadougou et partout au Burkina\u00a0Faso.',
    heading: 'Apprendre, travailler, entreprendre.',
    welcome:
      'Bienvenue chez Sira. Nous formons les équipes, rapprochons les candidats des employeurs et mettons les entreprises en ligne, à Ouagadougou et dans tout le pays.',
    toServices: 'Voir nos services',
    toContact: 'Nous contacter',
    trust: (count: string) => `${count} clients actifs nous confient leurs projets`,
    values: [
      {
        title: 'Proches de vous',
        text: 'Un conseiller répond au téléphone et sur WhatsApp, en français et dans nos langues.',
      },
      {
        title: 'Exigeants',
        text: 'Nos formateurs exercent leur métier. Ce qu’ils enseignent le lundi sert dès le mardi.',
      },
      {
        title: 'Engagés',
        text: 'Un prix annoncé est un prix tenu, et le suivi continue après la livraison.',
      },
    ],
    aboutHeading: 'Un seul interlocuteur, de la formation au lancement',
    aboutText:
      'Sira réunit des formateurs, des conseillers et des développeurs sous un même toit. Vous expliquez votre besoin une fois\u00a0; nous composons l’équipe et nous vous rendons compte.',
    aboutLink: 'Qui nous sommes',
    video: 'Voir la présentation en vidéo',
    videoNote: 'La vidéo se charge depuis YouTube et consomme des données.',
    servicesHeading: 'Ce que nous faisons pour vous',
    allServices: 'Tous nos services',
    services: {
      professionalTraining: 'Certifiante, inter-entreprises, à la carte ou à distance',
      advice: 'Connaître son marché avant d’investir',
      jobMatching: 'De l’alerte à l’embauche, en sept étapes',
      delivery: 'À partir de 1\u202f000\u00a0FCFA à Ouagadougou',
      transformation: 'Des outils choisis avec ceux qui s’en servent',
      applications: 'Sites, applications mobiles et logiciels métier',
      data: 'Des chiffres clairs pour décider',
      prospecting: 'Une équipe sur le terrain, à vos couleurs',
    },
    newsHeading: 'Dernières nouvelles',
    allNews: 'Toutes les actualités',
    noNews: 'Les prochaines nouvelles paraîtront ici.',
    testimonialsHeading: 'Ils racontent',
  },
  news: {
    title: 'Toutes nos actualités',
    description:
      'Conseils pour l’emploi, formations, vie des entreprises et nouvelles de Sira au Burkina\u00a0Faso.',
    breadcrumb: 'Nos actualités',
    empty: 'Aucun article pour le moment. Revenez bientôt, ou abonnez-vous à notre lettre.',
    emptyFilter: 'Aucun article dans cette sélection.',
    allNews: 'Voir toutes les actualités',
    filteredBy: (name: string) => `Sélection\u00a0: ${name}`,
    pages: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    pageOf: (page: number, count: number) => `Page ${page} sur ${count}`,
    categories: 'Catégories',
    tags: 'Tags',
    recent: 'Récentes Actualités',
    follow: 'Partager',
  },
  article: {
    breadcrumb: 'Actualité',
    share: 'Partager',
    shareOn: (network: string) => `Partager sur ${network}`,
    tags: 'Tags',
    comments: 'Commentaires',
    published: 'Publié le',
  },
  preview: {
    title: 'Aperçu réservé à l’équipe',
    banner: 'Brouillon\u00a0: cette page n’est visible que par l’équipe.',
    backToEditing: 'Revenir à la saisie',
    signIn: 'Connectez-vous au back office pour voir cet aperçu.',
    signInLink: 'Se connecter',
  },
  notFound: {
    title: "Opp's ! Cette page est introuvable",
    text: 'L’adresse a peut-être changé. Voici des pages qui devraient vous aider\u00a0:',
    home: 'Retour à l’accueil',
  },
  unavailable: {
    title: 'Cette page revient dans un instant',
    text: 'Nos serveurs reprennent leur souffle. Réessayez dans une minute\u00a0; les pages que vous avez déjà vues restent ouvertes. Une urgence\u00a0? Appelez-nous.',
    retry: 'Réessayer',
  },
} as const

type Widened<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widened<T[Key]> }

export type Dictionary = Widened<typeof fr>
