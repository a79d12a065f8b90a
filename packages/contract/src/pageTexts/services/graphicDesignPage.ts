import { merged } from '../../merged.ts'
import type { TextPage, TextsOfPage } from '../pageText.ts'

const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'Conception graphique',
    en: 'Graphic design',
    ar: 'التصميم الغرافيكي',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Une enseigne se lit en trois secondes, sous le soleil, depuis une moto.',
    en: 'A shop sign is read in three seconds, in the sun, from a motorbike.',
    ar: 'تُقرأ اللافتة في ثلاث ثوانٍ، تحت الشمس، من على دراجة نارية.',
  },
} as const satisfies TextsOfPage

const works = {
  worksHeading: {
    label: 'Titre des travaux',
    longest: 60,
    fr: 'Ce que nous dessinons',
    en: 'What we draw',
    ar: 'ما نصمّمه',
  },
  works: [
    {
      name: {
        label: 'Travail 1',
        longest: 60,
        fr: 'Identité',
        en: 'Identity',
        ar: 'الهوية',
      },
      text: {
        label: 'Travail 1\u00a0: texte',
        longest: 120,
        fr: 'Logo, couleurs, caractères, carte de visite, papier à en-tête',
        en: 'Logo, colours, typefaces, business card, letterhead',
        ar: 'شعار وألوان وخطوط وبطاقة زيارة وورق رسمي',
      },
    },
    {
      name: {
        label: 'Travail 2',
        longest: 60,
        fr: 'Affichage',
        en: 'Display',
        ar: 'اللافتات والإعلان',
      },
      text: {
        label: 'Travail 2\u00a0: texte',
        longest: 120,
        fr: 'Enseignes, banderoles, kakémonos, habillage de véhicules',
        en: 'Shop signs, banners, roll-ups, vehicle wraps',
        ar: 'لافتات محلات ورايات وحوامل وتغليف مركبات',
      },
    },
    {
      name: {
        label: 'Travail 3',
        longest: 60,
        fr: 'Emballage',
        en: 'Packaging',
        ar: 'التغليف',
      },
      text: {
        label: 'Travail 3\u00a0: texte',
        longest: 120,
        fr: 'Étiquettes, sachets et boîtes aux normes d’étiquetage',
        en: 'Labels, sachets and boxes that meet labelling standards',
        ar: 'ملصقات وأكياس وعلب مطابقة لمعايير الوسم',
      },
    },
    {
      name: {
        label: 'Travail 4',
        longest: 60,
        fr: 'Édition',
        en: 'Print',
        ar: 'المطبوعات',
      },
      text: {
        label: 'Travail 4\u00a0: texte',
        longest: 120,
        fr: 'Rapports, brochures, catalogues, supports de formation',
        en: 'Reports, brochures, catalogues, training material',
        ar: 'تقارير وكتيّبات وفهارس وموادّ تدريب',
      },
    },
    {
      name: {
        label: 'Travail 5',
        longest: 60,
        fr: 'Écran',
        en: 'Screen',
        ar: 'الشاشة',
      },
      text: {
        label: 'Travail 5\u00a0: texte',
        longest: 120,
        fr: 'Visuels pour les réseaux, présentations, petites animations',
        en: 'Visuals for social networks, presentations, small animations',
        ar: 'صور للشبكات وعروض وحركات قصيرة',
      },
    },
  ],
} as const satisfies TextsOfPage

const content = {
  contentHeading: {
    label: 'Titre de la rédaction',
    longest: 60,
    fr: 'Rédaction de contenu web',
    en: 'Web content writing',
    ar: 'كتابة محتوى الويب',
  },
  content: [
    {
      label: 'Paragraphe 1',
      longest: 400,
      fr: 'Un texte clair vend mieux qu’un long discours. Nous écrivons vos pages, vos fiches produit, vos articles et vos lettres, en français simple, relus par quelqu’un qui ne connaît pas votre métier.',
      en: 'A clear text sells better than a long speech. We write your pages, product sheets, articles and letters in plain language, read over by someone who does not know your trade.',
      ar: 'النصّ الواضح يبيع أكثر من الخطاب الطويل. نكتب صفحاتكم وبطاقات منتجاتكم ومقالاتكم ورسائلكم بلغة بسيطة، يراجعها من لا يعرف مهنتكم.',
    },
    {
      label: 'Paragraphe 2',
      longest: 400,
      fr: 'Chaque texte est livré avec son titre, sa description pour les moteurs de recherche et une version courte pour WhatsApp.',
      en: 'Each text comes with its title, its description for search engines and a short version for WhatsApp.',
      ar: 'يُسلَّم كلّ نصّ مع عنوانه ووصفه لمحرّكات البحث ونسخة قصيرة لواتساب.',
    },
  ],
} as const satisfies TextsOfPage

const ending = {
  countersHeading: {
    label: 'Titre des compteurs',
    longest: 60,
    fr: 'Sira en chiffres',
    en: 'Sira in figures',
    ar: 'Sira بالأرقام',
  },
  quote: {
    label: 'Bouton vers le devis',
    longest: 30,
    fr: 'Demander un devis',
    en: 'Ask for a quote',
    ar: 'طلب عرض سعر',
  },
} as const satisfies TextsOfPage

/** Graphic design and web content (product 2.15). */
export const graphicDesignPage = {
  label: 'Service Conception graphique',
  type: 'page-graphisme',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Travaux', texts: works },
    { label: 'Rédaction', texts: content },
    { label: 'Fin de la page', texts: ending },
  ],
} as const satisfies TextPage

export const graphicDesignTexts = merged(opening, works, content, ending)
