import type { OrderWords } from './fr.ts'

export const ar: OrderWords = {
  states: {
    en_attente: 'تم استلام الطلب',
    confirmée: 'تم تأكيد الطلب، والدفع عند التسليم',
    payée: 'تم دفع الطلب',
    préparée: 'الطلب جاهز',
    remise: 'تم تسليم الطلب',
    annulée: 'أُلغي الطلب',
    expirée: 'انتهت مهلة الطلب لعدم الدفع',
    remboursée: 'تم ردّ مبلغ الطلب',
  },
  confirmed: 'تم تأكيد الطلب',
  /** With the step that ends an order. */
  sessionCancelled: (session) =>
    `أُلغيت الدورة ${session}: لا شيء يُدفع. إن كان مالكم قد أُرسل فسنعيده إليكم.`,
  payments: {
    déclaré: 'تم التصريح بالدفع، وهو قيد التحقق',
    confirmé: 'تم استلام الدفعة',
    refusé: 'لم يُعثر على الدفعة',
    à_rapprocher: 'الدفعة قيد التحقق',
    remboursement_dû: 'سيُردّ المبلغ',
    remboursé: 'تم ردّ المبلغ',
  },
  pay: {
    especes_agence: (amount) => `ادفعوا ${amount} نقدًا في مكتبنا مع ذكر مرجع الطلب.`,
    especes_livraison: (amount) => `سنتصل بكم لتأكيد التوصيل. تدفعون ${amount} نقدًا للموصّل.`,
    mobile_money: (amount) =>
      `أرسلوا ${amount} بالهاتف المحمول إلى أحد حساباتنا، ثم أعطونا رقم المعاملة.`,
    virement: (amount) => `حوّلوا ${amount} إلى الحساب أدناه مع ذكر مرجع الطلب في الموضوع.`,
    tooManyPrompts: (time: string) =>
      `تلقّى هذا الهاتف ما يكفي من طلبات الدفع الآن: أعد المحاولة ابتداءً من الساعة ${time} (بتوقيت واغادوغو)، أو ادفع بطريقة أخرى.`,
    online: (amount) => `ادفعوا ${amount} عبر الإنترنت.`,
  },
  toDo: {
    declared: 'نتحقق من دفعتكم. لا تدفعوا مرة ثانية.',
    office: 'طلبكم في انتظاركم في مكتبنا.',
    delivery: 'أبقوا هاتفكم قريبًا منكم: سيتصل بكم الموصّل.',
    expired: 'إن كنتم قد دفعتم فاتصلوا بنا أو اكتبوا إلينا مع رقم المعاملة.',
    sessionCancelled:
      'أُلغيت دورة من هذا الطلب: لا تدفعوا شيئًا الآن. اختاروا في صفحة الطلب دورة أخرى أو استرداد مالكم.',
    sessionOver: 'أُلغيت الدورة: لا شيء يُدفع. إن كان مالكم قد أُرسل فسنعيده إليكم.',
    refundDue: 'لا شيء: سنعيد إليكم أموالكم.',
  },
  tariffs: {
    mensuel: 'الباقة الشهرية',
    semestriel: 'الباقة نصف السنوية',
    annuel: 'الباقة السنوية',
    alertes_emploi: 'تنبيهات الوظائف، شهر واحد',
    cv_professionnel: 'سيرة ذاتية مهنية',
    lettre_motivation: 'رسالة تحفيز',
    formation_entretien: 'تدريب على المقابلة',
    tests_recrutement: 'اختبارات التوظيف',
    livraison_ouagadougou: 'التوصيل في واغادوغو (ابتداءً من)',
    livraison_ailleurs: 'التوصيل خارج واغادوغو (ابتداءً من)',
  },
}
