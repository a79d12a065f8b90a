import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Stratégie de marketing digital',
    en: 'Digital marketing strategy',
    ar: 'استراتيجية التسويق الرقمي',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Dépenser moins, au bon endroit, et savoir ce que chaque franc rapporte.',
    en: 'Spend less, in the right place, and know what every franc brings in.',
    ar: 'إنفاق أقلّ، في المكان المناسب، ومعرفة ما يعود به كلّ فرنك.',
  },
} as const satisfies TextsOfPage

const funnel = {
  funnelHeading: {
    label: 'Titre des étapes',
    longest: 60,
    fr: 'D’un passant à un client fidèle',
    en: 'From passer-by to loyal customer',
    ar: 'من عابر سبيل إلى زبون وفيّ',
  },
  funnel: [
    {
      name: {
        label: 'Étape 1',
        longest: 60,
        fr: 'Être vu',
        en: 'Be seen',
        ar: 'أن يراكم الناس',
      },
      text: {
        label: 'Étape 1\u00a0: texte',
        longest: 200,
        fr: 'Annonces ciblées par ville et par âge, affiches que l’on photographie, page bien référencée.',
        en: 'Advertisements aimed by town and age, posters people photograph, a page that is found.',
        ar: 'إعلانات موجّهة بحسب المدينة والعمر، وملصقات تُصوَّر، وصفحة يسهل إيجادها.',
      },
    },
    {
      name: {
        label: 'Étape 2',
        longest: 60,
        fr: 'Être compris',
        en: 'Be understood',
        ar: 'أن يفهموكم',
      },
      text: {
        label: 'Étape 2\u00a0: texte',
        longest: 200,
        fr: 'Une offre en une phrase, un prix visible, une réponse sur WhatsApp en moins d’une heure.',
        en: 'An offer in one sentence, a visible price, an answer on WhatsApp within the hour.',
        ar: 'عرض في جملة، وسعر ظاهر، وردّ على واتساب في أقلّ من ساعة.',
      },
    },
    {
      name: {
        label: 'Étape 3',
        longest: 60,
        fr: 'Être choisi',
        en: 'Be chosen',
        ar: 'أن يختاروكم',
      },
      text: {
        label: 'Étape 3\u00a0: texte',
        longest: 200,
        fr: 'Des preuves\u00a0: photos vraies, avis de clients, essai ou échantillon.',
        en: 'Proof: real photos, customer reviews, a trial or a sample.',
        ar: 'أدلّة: صور حقيقية وآراء زبائن وتجربة أو عيّنة.',
      },
    },
    {
      name: {
        label: 'Étape 4',
        longest: 60,
        fr: 'Être recommandé',
        en: 'Be recommended',
        ar: 'أن يوصوا بكم',
      },
      text: {
        label: 'Étape 4\u00a0: texte',
        longest: 200,
        fr: 'Un merci après l’achat, une remise pour le voisin, une lettre par mois.',
        en: 'A thank-you after the purchase, a discount for the neighbour, one letter a month.',
        ar: 'شكر بعد الشراء، وتخفيض للجار، ورسالة كلّ شهر.',
      },
    },
  ],
} as const satisfies TextsOfPage

const measures = {
  measureHeading: {
    label: 'Titre des mesures',
    longest: 60,
    fr: 'Ce que nous mesurons avec vous',
    en: 'What we measure with you',
    ar: 'ما نقيسه معكم',
  },
  measures: [
    {
      label: 'Mesure 1',
      longest: 60,
      fr: 'Coût d’un contact',
      en: 'Cost of a contact',
      ar: 'كلفة جهة الاتصال',
    },
    {
      label: 'Mesure 2',
      longest: 60,
      fr: 'Part des contacts qui achètent',
      en: 'Share of contacts who buy',
      ar: 'نسبة من يشترون',
    },
    {
      label: 'Mesure 3',
      longest: 60,
      fr: 'Panier moyen',
      en: 'Average basket',
      ar: 'متوسط السلة',
    },
    {
      label: 'Mesure 4',
      longest: 60,
      fr: 'Clients qui reviennent',
      en: 'Customers who come back',
      ar: 'الزبائن العائدون',
    },
  ],
} as const satisfies TextsOfPage

const button = {
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un devis',
    en: 'Ask for a quote',
    ar: 'طلب عرض سعر',
  },
} as const satisfies TextsOfPage

/** Digital marketing strategy (product 2.15). */
export const marketingPage = {
  label: 'Service Marketing digital',
  type: 'page-marketing',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Du passant au client', texts: funnel },
    { label: 'Mesures', texts: measures },
    { label: 'Bouton', texts: button },
  ],
} as const satisfies TextPage

export const marketingTexts = merged(opening, funnel, measures, button)
