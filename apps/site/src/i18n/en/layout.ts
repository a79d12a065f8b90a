import type { Words } from '../../language/words.ts'
import type { layout as french } from '../fr/layout.ts'

/** What stands on every page (spec 2.2). */
export const layout: Words<typeof french> = {
  openGraphLocale: 'en_GB',
  skipToContent: 'Skip to content',
  menu: {
    label: 'Main menu',
    home: 'Home',
    about: 'About',
    services: 'Services',
    trainings: 'Training',
    digital: 'Digital',
    jobs: 'Jobs',
    quote: 'Quote',
    contact: 'Contact',
    news: 'News',
    shop: 'Online shop',
    faq: 'FAQ',
    login: 'Sign in',
    cart: 'Cart',
    followUp: 'Track a request',
    open: 'Menu',
    close: 'Close the menu',
    sideLabel: 'Menu',
    tabsLabel: 'Quick access',
    shortcutsLabel: 'Training and jobs',
    subPagesOf: (name: string) => `Pages under ${name}`,
  },
  servicePages: {
    professionalTraining: 'Professional training',
    advice: 'Advice and market studies',
    transformation: 'Digital transformation',
    jobMatching: 'Job matching',
    delivery: 'Delivery',
    prospecting: 'Sales prospecting',
  },
  digitalPages: {
    marketing: 'Digital marketing strategy',
    communication: 'Digital communication strategy',
    graphicDesign: 'Graphic design',
    applications: 'App development',
    data: 'Data and analysis',
  },
  topBar: {
    label: 'Reach us',
    hours: (weekdays: string, saturday: string) =>
      `Monday to Friday ${weekdays}, Saturday ${saturday}`,
    whatsapp: 'WhatsApp',
    language: 'Language',
    banner:
      'Advice, training and digital services in Ouagadougou and throughout Burkina\u00a0Faso.',
  },
  video: 'Watch the video',
  videoNote: 'The video loads from YouTube and uses data.',
  notTranslated: 'Not yet translated: this text is in French.',
  translation: {
    partly: 'Part of this page is not translated yet: it is in French.',
    ask: (service: string) => `Translate it with ${service}`,
    note: 'That service will then read the page.',
    working: 'Translating…',
    done: (service: string) => `Machine translation by ${service}: the French text prevails.`,
    unavailable: (service: string) => `${service} is not answering: these texts stay in French.`,
    original: 'Show the original',
  },
  breadcrumb: 'Breadcrumb',
  footer: {
    about:
      'We train, advise and equip people and businesses in Burkina\u00a0Faso: from the first skill to the first job, from the idea to the online service.',
    contact: 'Reach us',
    quickLinks: 'Useful links',
    services: 'Our services',
    recentNews: 'Latest news',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
    social: 'Social networks',
  },
  /** Of an article, an offer. */
  sharing: {
    title: 'Share',
    on: (network: string) => `Share on ${network}`,
  },
}
