import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Nos services',
    en: 'Our services',
    ar: 'خدماتنا',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Huit métiers, une seule équipe pour vous suivre.',
    en: 'Eight lines of work, one team to follow you.',
    ar: 'ثماني مهن، وفريق واحد يتابعكم.',
  },
} as const satisfies TextsOfPage

const process = {
  processHeading: {
    label: 'Titre des étapes',
    longest: 60,
    fr: 'Comment nous travaillons',
    en: 'How we work',
    ar: 'كيف نعمل',
  },
  process: [
    {
      name: {
        label: 'Étape 1',
        longest: 60,
        fr: 'Analyse des besoins',
        en: 'Needs analysis',
        ar: 'تحليل الاحتياجات',
      },
      text: {
        label: 'Étape 1\u00a0: texte',
        longest: 200,
        fr: 'Nous venons voir, nous écoutons ceux qui feront le travail, nous reformulons par écrit.',
        en: 'We come and see, we listen to those who will do the work, we put it in writing.',
        ar: 'نأتي لنرى، ونستمع إلى من سيقوم بالعمل، ونعيد الصياغة كتابةً.',
      },
    },
    {
      name: {
        label: 'Étape 2',
        longest: 60,
        fr: 'Planification et conception',
        en: 'Planning and design',
        ar: 'التخطيط والتصميم',
      },
      text: {
        label: 'Étape 2\u00a0: texte',
        longest: 200,
        fr: 'Un calendrier, un prix, une maquette ou un programme\u00a0: vous corrigez avant que nous commencions.',
        en: 'A calendar, a price, a mock-up or a programme: you correct it before we start.',
        ar: 'جدول زمني وسعر ونموذج أو برنامج: تصحّحونه قبل أن نبدأ.',
      },
    },
    {
      name: {
        label: 'Étape 3',
        longest: 60,
        fr: 'Développement et mise en œuvre',
        en: 'Development and implementation',
        ar: 'التطوير والتنفيذ',
      },
      text: {
        label: 'Étape 3\u00a0: texte',
        longest: 200,
        fr: 'Le travail avance par étapes courtes, chacune montrée et validée.',
        en: 'The work moves in short steps, each one shown and approved.',
        ar: 'يتقدّم العمل بمراحل قصيرة، تُعرض كلّ منها وتُعتمد.',
      },
    },
    {
      name: {
        label: 'Étape 4',
        longest: 60,
        fr: 'Évaluation',
        en: 'Evaluation',
        ar: 'التقييم',
      },
      text: {
        label: 'Étape 4\u00a0: texte',
        longest: 200,
        fr: 'Nous mesurons avec vous ce qui a changé, puis nous corrigeons ce qui doit l’être.',
        en: 'We measure with you what has changed, then put right what needs to be.',
        ar: 'نقيس معكم ما تغيّر، ثم نصحّح ما يجب تصحيحه.',
      },
    },
  ],
} as const satisfies TextsOfPage

const call = {
  callHeading: {
    label: 'Titre de l’appel',
    longest: 60,
    fr: 'Une question avant de choisir\u00a0?',
    en: 'A question before you choose?',
    ar: 'سؤال قبل الاختيار؟',
  },
  call: {
    label: 'Bouton du téléphone (le numéro suit)',
    longest: 30,
    fr: 'Appeler un conseiller',
    en: 'Call an adviser',
    ar: 'الاتصال بمستشار',
  },
  contact: {
    label: 'Bouton vers le contact',
    longest: 30,
    fr: 'Nous écrire',
    en: 'Write to us',
    ar: 'الكتابة إلينا',
  },
} as const satisfies TextsOfPage

/** The page of all services (product 2.5). */
export const allServicesPage = {
  label: 'Page Services',
  type: 'page-services',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Notre façon de travailler', texts: process },
    { label: 'Appel de la fin', texts: call },
  ],
} as const satisfies TextPage

export const allServicesTexts = merged(opening, process, call)
