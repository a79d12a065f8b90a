import type { Words } from '../../../../language/words.ts'
import type { contact as french } from '../fr/contact.ts'

/** The contact page (product 2.6). */
export const contact: Words<typeof french> = {
  contact: {
    title: 'اتصلوا بنا',
    description:
      'هاتف Sira في واغادوغو وواتساب والبريد الإلكتروني والعنوان، واستمارة للكتابة إلينا.',
    lead: 'اتصلوا أو اكتبوا أو زورونا. نردّ في اليوم نفسه، من الاثنين إلى ظهر السبت.',
    phones: 'الهاتف',
    email: 'البريد الإلكتروني',
    location: 'العنوان',
    hours: 'أوقات العمل',
    map: 'عرض الخريطة',
    mapNote: 'تأتي الخريطة من OpenStreetMap وتستهلك بيانات (نحو 1 ميغابايت).',
    mapTitle: 'خريطة مكاتبنا',
    formHeading: 'اكتبوا إلينا',
  },
}
