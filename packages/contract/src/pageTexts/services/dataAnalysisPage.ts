import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Data et analyse',
    en: 'Data and analysis',
    ar: 'البيانات والتحليل',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Un chiffre juste, lu à temps, vaut dix rapports.',
    en: 'One right figure, read in time, is worth ten reports.',
    ar: 'رقم صحيح يُقرأ في وقته خير من عشرة تقارير.',
  },
} as const satisfies TextsOfPage

const example = {
  exampleHeading: {
    label: 'Titre de l’exemple',
    longest: 60,
    fr: 'Un exemple de lecture',
    en: 'An example',
    ar: 'مثال على القراءة',
  },
  exampleText: {
    label: 'Texte de l’exemple',
    longest: 160,
    fr: 'Ventes hebdomadaires d’une boutique de quartier, avant et après une rupture de stock.',
    en: 'Weekly sales of a neighbourhood shop, before and after it ran out of stock.',
    ar: 'مبيعات أسبوعية لدكّان حيّ، قبل نفاد المخزون وبعده.',
  },
} as const satisfies TextsOfPage

const steps = {
  stepsHeading: {
    label: 'Titre des étapes',
    longest: 60,
    fr: 'De la donnée à la décision',
    en: 'From data to decision',
    ar: 'من البيانات إلى القرار',
  },
  steps: [
    {
      name: {
        label: 'Étape 1',
        longest: 60,
        fr: 'Collecter',
        en: 'Collect',
        ar: 'الجمع',
      },
      text: {
        label: 'Étape 1\u00a0: texte',
        longest: 200,
        fr: 'Formulaires sur téléphone, hors ligne, avec contrôles de saisie.',
        en: 'Forms on a phone, offline, with checks on entry.',
        ar: 'استمارات على الهاتف، دون اتصال، مع مراقبة الإدخال.',
      },
    },
    {
      name: {
        label: 'Étape 2',
        longest: 60,
        fr: 'Nettoyer',
        en: 'Clean',
        ar: 'التنقية',
      },
      text: {
        label: 'Étape 2\u00a0: texte',
        longest: 200,
        fr: 'Doublons, oublis et erreurs repérés, corrigés et notés.',
        en: 'Duplicates, gaps and errors found, corrected and noted.',
        ar: 'المكرّر والناقص والخطأ: يُكشف ويُصحَّح ويُسجَّل.',
      },
    },
    {
      name: {
        label: 'Étape 3',
        longest: 60,
        fr: 'Montrer',
        en: 'Show',
        ar: 'العرض',
      },
      text: {
        label: 'Étape 3\u00a0: texte',
        longest: 200,
        fr: 'Un tableau de bord d’une page, que le directeur ouvre chaque lundi.',
        en: 'A one-page dashboard that the director opens every Monday.',
        ar: 'لوحة قيادة من صفحة واحدة يفتحها المدير كلّ اثنين.',
      },
    },
    {
      name: {
        label: 'Étape 4',
        longest: 60,
        fr: 'Décider',
        en: 'Decide',
        ar: 'القرار',
      },
      text: {
        label: 'Étape 4\u00a0: texte',
        longest: 200,
        fr: 'Trois recommandations au plus, chacune avec son coût et son effet attendu.',
        en: 'Three recommendations at most, each with its cost and expected effect.',
        ar: 'ثلاث توصيات على الأكثر، لكلّ منها كلفتها وأثرها المنتظر.',
      },
    },
  ],
} as const satisfies TextsOfPage

const ending = {
  law: {
    label: 'Phrase sur les données personnelles',
    longest: 160,
    fr: 'Les données personnelles sont traitées selon la loi 001-2021/AN, sous le contrôle de la CIL.',
    en: 'Personal data is handled under law 001-2021/AN, under the supervision of the CIL.',
    ar: 'تُعالَج البيانات الشخصية وفق القانون رقم ‎001-2021/AN‎، تحت مراقبة لجنة المعلوماتية والحريات (CIL).',
  },
  contact: {
    label: 'Bouton vers le contact',
    longest: 30,
    fr: 'Nous contacter',
    en: 'Contact us',
    ar: 'اتصلوا بنا',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un devis',
    en: 'Ask for a quote',
    ar: 'طلب عرض سعر',
  },
} as const satisfies TextsOfPage

/** Data and analysis (product 2.15). */
export const dataAnalysisPage = {
  label: 'Service Data et analyse',
  type: 'page-data',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Exemple', texts: example },
    { label: 'Étapes', texts: steps },
    { label: 'Fin de la page', texts: ending },
  ],
} as const satisfies TextPage

export const dataAnalysisTexts = merged(opening, example, steps, ending)
