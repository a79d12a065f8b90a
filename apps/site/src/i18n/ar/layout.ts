import { openingHours } from '@sira/contract/openingHours'
import { menuTexts } from '@sira/contract/pageTexts/menus/menusPage'
import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import type { Words } from '../../language/words.ts'
import type { layout as french } from '../fr/layout.ts'

/** Writes opening hours on one line: `07H-12H` would otherwise be read from right to left. */
function between(hours: string): string {
  const read = openingHours(hours)
  if (read === undefined) return `\u2068${hours}\u2069`
  const plain = (time: string) => time.replace(/^0|:00$/g, '')
  return `من\u00a0${plain(read.opens)}\u00a0إلى\u00a0${plain(read.closes)}`
}

const texts = originalTexts(menuTexts, 'ar')

/** The texts of every page (product 2.2). */
export const layout: Words<typeof french> = {
  openGraphLocale: 'ar_AR',
  skipToContent: 'الانتقال إلى المحتوى',
  menu: {
    ...texts.main,
    ...texts.further,
    label: 'القائمة الرئيسية',
    open: 'القائمة',
    close: 'إغلاق القائمة',
    sideLabel: 'القائمة',
    tabsLabel: 'وصول سريع',
    shortcutsLabel: 'التدريب والوظائف',
    subPagesOf: (name: string) => `صفحات فرعية: ${name}`,
  },
  servicePages: texts.servicePages,
  digitalPages: texts.digitalPages,
  topBar: {
    label: 'للاتصال بنا',
    hours: (weekdays: string, saturday: string) =>
      `من الاثنين إلى الجمعة ${between(weekdays)}، والسبت ${between(saturday)}`,
    whatsapp: 'واتساب',
    language: 'اللغة',
    banner: 'استشارات وتدريب وخدمات رقمية في واغادوغو وفي كلّ بوركينا فاسو.',
  },
  video: 'مشاهدة الفيديو',
  videoNote: 'يُحمَّل الفيديو من YouTube ويستهلك بيانات.',
  notTranslated: 'لم يُترجم هذا النصّ بعد، وهو بالفرنسية.',
  translation: {
    partly: 'جزء من هذه الصفحة لم يُترجم بعد، وهو بالفرنسية.',
    ask: (service: string) => `ترجمته بواسطة ${service}`,
    note: 'سيطّلع هذا الموقع عندئذ على محتوى الصفحة.',
    working: 'الترجمة جارية…',
    done: (service: string) => `ترجمة آلية بواسطة ${service}: النصّ الفرنسي هو المرجع.`,
    unavailable: (service: string) => `لا يستجيب ${service}: تبقى هذه النصوص بالفرنسية.`,
    original: 'عرض النصّ الأصلي',
  },
  breadcrumb: 'مسار التصفّح',
  footer: {
    ...texts.footer,
    contact: 'للاتصال بنا',
    copyright: (year: number, brand: string) => `© ${year} ${brand}. جميع الحقوق محفوظة.`,
    registered: {
      rccm: 'السجل التجاري',
      ifu: 'الرقم الضريبي',
      agrement: 'رخصة التوظيف',
      hebergeur: 'المستضيف',
    },
    social: 'شبكات التواصل',
  },
  /** For sharing an article or an offer. */
  sharing: {
    title: 'مشاركة',
    on: (network: string) => `المشاركة عبر ${network}`,
    copy: 'نسخ الرابط',
    copied: 'تم نسخ الرابط.',
    send: 'إرسال…',
    print: 'طباعة',
    poster: 'ملصق للحالة',
    ofPoster: {
      title: 'ملصق',
      send: 'مشاركة الصورة',
      save: 'حفظ الصورة',
      close: 'إغلاق',
    },
    failed: 'تعذّر رسم الملصق. تحقّق من الاتصال ثم اضغط مرة أخرى.',
  },
}
