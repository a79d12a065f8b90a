import { serviceNames } from '@sira/contract/serviceNames'
import type { Words } from '../../language/words.ts'
import type { forms as french } from '../fr/forms.ts'

/** Labels that the quote and contact forms share (product 2.12, 3). */
export const forms: Words<typeof french> = {
  form: {
    name: 'الاسم الكامل',
    email: 'البريد الإلكتروني',
    dialCode: 'رمز البلد',
    chooseDialCode: 'اختاروا رمز البلد',
    phone: 'الهاتف',
    phoneExample: 'مثال:',
    phoneElsewhere:
      'يُطلب عرض السعر برقم من بوركينا فاسو: اتركوا الرمز 226 وأدخلوا رقمًا من 8 أرقام. رقمكم من بلد آخر؟',
    phoneElsewhereLink: 'راسلونا عبر صفحة الاتصال، فهي تقبل كلّ الأرقام.',
    service: 'الخدمة',
    chooseService: 'اختاروا خدمة',
    message: 'الرسالة',
    required: 'جميع الحقول إلزامية.',
    send: 'إرسال',
    privacy: 'لا تُستعمل أجوبتكم إلا للردّ عليكم.',
    privacyLink: 'كيف نحميها',
    /** Shown while the form waits for a connection: the page tries again. */
    unsent: 'في انتظار الاتصال. لم يضع شيء، أبقوا هذه الصفحة مفتوحة.',
    after: {
      title: 'ماذا بعد ذلك؟',
      /** An address is not asked by every form. */
      letter: 'إن أعطيتم بريدًا إلكترونيًّا فسيصل إليه إشعار بالاستلام: احتفظوا به.',
      steps: [
        'يجيبكم مستشار خلال يوم عمل، بالهاتف أو بالبريد.',
        'إن لم يصلكم شيء فاتصلوا بنا: الرقم في هذه الصفحة.',
      ],
      check: 'تحقّقوا ممّا أرسلتموه',
    },
  },
  /** By the French name, which is sent (product 5). */
  serviceNames: serviceNames.ar,
}
