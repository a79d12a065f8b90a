import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Transformation digitale',
    en: 'Digital transformation',
    ar: 'التحوّل الرقمي',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'On ne jette pas le cahier. On garde ce qui marche et on l’écrit une seule fois.',
    en: 'We do not throw away the notebook. We keep what works and write it down once.',
    ar: 'لا نرمي الدفتر. نُبقي ما ينجح ونكتبه مرة واحدة.',
  },
} as const satisfies TextsOfPage

const pairs = {
  pairsHeading: {
    label: 'Titre des exemples',
    longest: 60,
    fr: 'Avant, après',
    en: 'Before, after',
    ar: 'قبل وبعد',
  },
  before: {
    label: 'Colonne «\u00a0avant\u00a0»',
    longest: 20,
    fr: 'Avant',
    en: 'Before',
    ar: 'قبل',
  },
  after: {
    label: 'Colonne «\u00a0après\u00a0»',
    longest: 20,
    fr: 'Après',
    en: 'After',
    ar: 'بعد',
  },
  pairs: [
    {
      before: {
        label: 'Exemple 1\u00a0: avant',
        longest: 120,
        fr: 'Trois cahiers de stock qui ne disent pas la même chose',
        en: 'Three stock notebooks that do not agree',
        ar: 'ثلاثة دفاتر مخزون لا تقول الشيء نفسه',
      },
      after: {
        label: 'Exemple 1\u00a0: après',
        longest: 120,
        fr: 'Un tableau partagé, mis à jour depuis le téléphone',
        en: 'One shared table, updated from the phone',
        ar: 'جدول مشترك يُحدَّث من الهاتف',
      },
    },
    {
      before: {
        label: 'Exemple 2\u00a0: avant',
        longest: 120,
        fr: 'Les factures refaites à la main chaque mois',
        en: 'Invoices redone by hand every month',
        ar: 'فواتير تُعاد باليد كلّ شهر',
      },
      after: {
        label: 'Exemple 2\u00a0: après',
        longest: 120,
        fr: 'Un modèle qui calcule, numérote et archive',
        en: 'A template that calculates, numbers and files',
        ar: 'نموذج يحسب ويرقّم ويؤرشف',
      },
    },
    {
      before: {
        label: 'Exemple 3\u00a0: avant',
        longest: 120,
        fr: 'Les messages des clients dans cinq téléphones',
        en: 'Customers’ messages on five phones',
        ar: 'رسائل الزبائن في خمسة هواتف',
      },
      after: {
        label: 'Exemple 3\u00a0: après',
        longest: 120,
        fr: 'Un numéro professionnel, des réponses que toute l’équipe retrouve',
        en: 'One business number, answers the whole team can find',
        ar: 'رقم مهني واحد، وردود يجدها الفريق كلّه',
      },
    },
    {
      before: {
        label: 'Exemple 4\u00a0: avant',
        longest: 120,
        fr: 'Le rapport attendu depuis quinze jours',
        en: 'The report awaited for two weeks',
        ar: 'تقرير منتظَر منذ أسبوعين',
      },
      after: {
        label: 'Exemple 4\u00a0: après',
        longest: 120,
        fr: 'Les chiffres du jour, tous les soirs',
        en: 'The day’s figures, every evening',
        ar: 'أرقام اليوم كلّ مساء',
      },
    },
  ],
} as const satisfies TextsOfPage

const rules = {
  rulesHeading: {
    label: 'Titre des règles',
    longest: 60,
    fr: 'Nos trois règles',
    en: 'Our three rules',
    ar: 'قواعدنا الثلاث',
  },
  rules: [
    {
      name: {
        label: 'Règle 1',
        longest: 60,
        fr: 'Partir des gens',
        en: 'Start from people',
        ar: 'البدء من الناس',
      },
      text: {
        label: 'Règle 1\u00a0: texte',
        longest: 200,
        fr: 'Celui qui saisit choisit l’écran. Un outil imposé est un outil abandonné.',
        en: 'Whoever enters the data chooses the screen. A tool imposed is a tool abandoned.',
        ar: 'من يُدخل البيانات يختار الشاشة. الأداة المفروضة أداة مهجورة.',
      },
    },
    {
      name: {
        label: 'Règle 2',
        longest: 60,
        fr: 'Partir de l’existant',
        en: 'Start from what exists',
        ar: 'البدء ممّا هو موجود',
      },
      text: {
        label: 'Règle 2\u00a0: texte',
        longest: 200,
        fr: 'Un tableur bien tenu vaut mieux qu’un logiciel que personne n’ouvre.',
        en: 'A well-kept spreadsheet beats software nobody opens.',
        ar: 'جدول منظَّم خير من برنامج لا يفتحه أحد.',
      },
    },
    {
      name: {
        label: 'Règle 3',
        longest: 60,
        fr: 'Rester libre',
        en: 'Stay free',
        ar: 'البقاء أحرارًا',
      },
      text: {
        label: 'Règle 3\u00a0: texte',
        longest: 200,
        fr: 'Vos données sortent dans un format ouvert, le jour où vous voulez.',
        en: 'Your data comes out in an open format, on the day you choose.',
        ar: 'تخرج بياناتكم بصيغة مفتوحة، يوم تريدون.',
      },
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

/** Digital transformation (product 2.15). */
export const transformationPage = {
  label: 'Service Transformation digitale',
  type: 'page-transformation',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Avant, après', texts: pairs },
    { label: 'Règles', texts: rules },
    { label: 'Bouton', texts: button },
  ],
} as const satisfies TextPage

export const transformationTexts = merged(opening, pairs, rules, button)
