import type { Words } from '../../../../language/words.ts'
import type { newsletter as french } from '../fr/newsletter.ts'

/** The newsletter form and its pages. */
export const newsletter: Words<typeof french> = {
  newsletter: {
    title: 'الدورات والعروض، قبل الجميع',
    text: 'رسالة واحدة في الشهر، بالفرنسية. إلغاء الاشتراك بنقرة واحدة.',
    email: 'بريدكم الإلكتروني',
    submit: 'اشتراك',
    pageTitle: 'الرسالة الإخبارية',
    description: 'اشتركوا في رسالة Sira: دورات الشهر وعروض العمل والأخبار.',
    willConfirm: 'ستصلكم رسالة لتأكيد الاشتراك.',
    promise: 'لا نكتب إلا مرة في الشهر ولا نعطي عنوانكم لأحد. تحمل كلّ رسالة رابطًا لإلغاء الاشتراك.',
    confirm: {
      title: 'تأكيد اشتراكي',
      question: 'هل تريدون استلام رسالة Sira على هذا العنوان؟',
      button: 'نعم، أشترك',
      done: 'تمّ التأكيد. ستصلكم الرسالة القادمة.',
      invalid: 'لم يعد هذا الرابط صالحًا. اشتركوا من جديد أسفل هذه الصفحة لاستلام رابط آخر.',
    },
    unsubscribe: {
      title: 'إلغاء الاشتراك',
      question: 'هل تريدون التوقّف عن استلام رسالة Sira؟',
      button: 'نعم، ألغي اشتراكي',
      done: 'تمّ ذلك. لن تصلكم الرسالة بعد الآن.',
      invalid: 'لم يعد هذا الرابط صالحًا. ربما ألغيتم اشتراككم من قبل.',
    },
    away: 'خادمنا لا يستجيب. لم يضع شيء: حاولوا مجددًا بعد لحظات.',
  },
}
