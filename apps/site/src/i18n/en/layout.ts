import { menuTexts } from '@sira/contract/pageTexts/menus/menusPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../language/words.ts'
import type { layout as french } from '../fr/layout.ts'

const texts = originalTexts(menuTexts, 'en')

/** The texts of every page (product 2.2). */
export const layout: Words<typeof french> = {
  openGraphLocale: 'en_GB',
  skipToContent: 'Skip to content',
  menu: {
    ...texts.main,
    ...texts.further,
    label: 'Main menu',
    open: 'Menu',
    close: 'Close the menu',
    sideLabel: 'Menu',
    tabsLabel: 'Quick access',
    shortcutsLabel: 'Training and jobs',
    subPagesOf: (name: string) => `Pages under ${name}`,
  },
  servicePages: texts.servicePages,
  digitalPages: texts.digitalPages,
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
    ...texts.footer,
    contact: 'Reach us',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. All rights reserved.`,
    registered: { rccm: 'RCCM', ifu: 'IFU', agrement: 'Job placement permit', hebergeur: 'Host' },
    social: 'Social networks',
  },
  /** For sharing an article or an offer. */
  sharing: {
    title: 'Share',
    on: (network: string) => `Share on ${network}`,
    copy: 'Copy the link',
    copied: 'Link copied.',
    send: 'Send…',
    print: 'Print',
    poster: 'Poster for a status',
    ofPoster: {
      title: 'Poster',
      send: 'Share the picture',
      save: 'Save the picture',
      close: 'Close',
    },
    failed: 'The poster could not be drawn. Check your connection, then tap again.',
  },
}
