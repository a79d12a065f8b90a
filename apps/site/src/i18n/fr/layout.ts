import { menuTexts } from '@sira/contract/pageTexts/menus/menusPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'

const texts = originalTexts(menuTexts, 'fr')

/** The texts of every page (product 2.2). */
export const layout = {
  openGraphLocale: 'fr_BF',
  skipToContent: 'Aller au contenu',
  menu: {
    ...texts.main,
    ...texts.further,
    label: 'Menu principal',
    open: 'Menu',
    close: 'Fermer le menu',
    sideLabel: 'Menu',
    tabsLabel: 'Accès rapides',
    shortcutsLabel: 'Formations et emplois',
    subPagesOf: (name: string) => `Sous-pages de ${name}`,
  },
  servicePages: texts.servicePages,
  digitalPages: texts.digitalPages,
  topBar: {
    label: 'Nous joindre',
    hours: (weekdays: string, saturday: string) =>
      `Lundi à vendredi ${weekdays}, samedi ${saturday}`,
    whatsapp: 'WhatsApp',
    language: 'Langue',
    banner:
      'Conseil, formations et services digitaux à Ouagadougou et partout au Burkina\u00a0Faso.',
  },
  video: 'Voir la vidéo',
  videoNote: 'La vidéo se charge depuis YouTube et consomme des données.',
  notTranslated: 'Ce texte n’est pas encore traduit.',
  translation: {
    partly: 'Une partie de cette page n’est pas encore traduite.',
    ask: (service: string) => `Traduire avec ${service}`,
    note: 'Ce service lira alors la page.',
    working: 'Traduction en cours…',
    done: (service: string) =>
      `Traduction automatique de ${service} : le texte d’origine fait foi.`,
    unavailable: (service: string) => `${service} ne répond pas : les textes restent en français.`,
    original: 'Voir l’original',
  },
  breadcrumb: 'Fil d’Ariane',
  footer: {
    ...texts.footer,
    contact: 'Nous joindre',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. Tous droits réservés.`,
    /** Before the facts of the company that can be checked. */
    registered: {
      rccm: 'RCCM',
      ifu: 'IFU',
      agrement: 'Agrément de placement',
      hebergeur: 'Hébergeur',
    },
    social: 'Réseaux sociaux',
  },
  /** For sharing an article or an offer. */
  sharing: {
    title: 'Partager',
    on: (network: string) => `Partager sur ${network}`,
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    send: 'Envoyer…',
    print: 'Imprimer',
    poster: 'Affiche pour un statut',
    ofPoster: {
      title: 'Affiche',
      send: 'Partager l’image',
      save: 'Enregistrer l’image',
      close: 'Fermer',
    },
    failed: 'L’affiche n’a pas pu être dessinée. Vérifiez la connexion, puis touchez encore.',
  },
} as const
