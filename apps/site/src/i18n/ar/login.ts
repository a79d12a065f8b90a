import type { login as french } from '../fr/login.ts'
import type { Words } from '../words.ts'

/** The sign-in page of the staff (spec 2.1, 2.2). */
export const login: Words<typeof french> = {
  login: {
    title: 'الدخول',
    description: 'فضاء فريق Sira. لا يحتاج الزوّار إلى حساب.',
    heading: 'فضاء الفريق',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    submit: 'تسجيل الدخول',
    forgotten: 'نسيتم كلمة المرور؟',
    forgottenText:
      'يمكن لأحد المسؤولين أن يعطيكم كلمة جديدة: في لوحة الإدارة، المستخدمون، حسابكم، تغيير كلمة المرور.',
    missing: 'أدخلوا بريدكم الإلكتروني وكلمة المرور.',
    wrong: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    locked:
      'محاولات كثيرة: هذا الحساب مقفل عشر دقائق. حاولوا بعدها، أو اطلبوا من أحد المسؤولين فتحه.',
    away: 'لوحة الإدارة لا تستجيب حاليًا. حاولوا مجددًا بعد دقيقة.',
    visitorsHeading: 'لستم من الفريق؟',
    visitorsText: 'لا حاجة إلى حساب. دون تسجيل الدخول يمكنكم:',
    visitors: {
      trainings: 'تصفّح فهرس الدورات التدريبية',
      jobs: 'قراءة عروض العمل والتقدّم إليها',
      quote: 'طلب عرض سعر',
      shop: 'اختيار كتب',
      contact: 'الكتابة إلينا',
    },
  },
}
