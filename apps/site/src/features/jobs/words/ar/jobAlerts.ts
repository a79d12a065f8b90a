import type { Words } from '../../../../language/words.ts'
import type { jobAlerts as french } from '../fr/jobAlerts.ts'

/** Searches of the offers that are sent by e-mail (product 2.11). */
export const jobAlerts: Words<typeof french> = {
  jobAlerts: {
    title: 'تنبيه الوظائف',
    description: 'استقبلوا بالبريد الإلكتروني عروض العمل الجديدة التي تناسب اختياراتكم.',
    open: 'استقبال هذه العروض بالبريد الإلكتروني',
    lead: 'العروض الجديدة لهذا البحث، مرّة في اليوم على الأكثر، وكلّ عرض مرّة واحدة. توقفونها بنقرة.',
    all: 'كلّ العروض',
    chosen: 'اختيارات التنبيه',
    email: 'بريدكم الإلكتروني',
    submit: 'إنشاء التنبيه',
    change: 'تغيير الاختيارات',
    confirm: {
      title: 'تأكيد تنبيه الوظائف',
      question: 'هل تريدون استقبال العروض الجديدة لهذا البحث؟',
      button: 'تأكيد التنبيه',
      done: 'تمّ التأكيد. ستصلكم العروض الجديدة.',
      invalid: 'لم يعد هذا الرابط صالحًا. أنشئوا التنبيه من جديد من قائمة العروض.',
    },
    unsubscribe: {
      title: 'إيقاف تنبيه الوظائف',
      question: 'هل تريدون إيقاف هذا التنبيه؟',
      button: 'إيقاف هذا التنبيه',
      done: 'تمّ الإيقاف. لن تصلكم رسائل من هذا التنبيه.',
      invalid: 'لم يعد هذا الرابط صالحًا: لم يعد هذا التنبيه موجودًا.',
    },
  },
}
