import type { Words } from '../../../../language/words.ts'
import type { deliveryRequest as french } from '../fr/deliveryRequest.ts'

/** The page that asks for a delivery. */
export const deliveryRequest: Words<typeof french> = {
  deliveryRequest: {
    title: 'طلب توصيل',
    description: 'قولوا من أين ينطلق طردكم وإلى أين يذهب ومن يدفع: يأتي السعر التقديري مع الطلب.',
    lead: 'نتصل بكم لتأكيد السعر قبل الانطلاق. لا شيء يُدفع الآن.',
    fees: (here, elsewhere) =>
      `ابتداءً من ${here} في واغادوغو، ومن ${elsewhere} في بقية بوركينا فاسو.`,
    you: 'أنتم',
    optionalEmail: 'البريد الإلكتروني (اختياري)',
    phoneElsewhere: 'بلدكم ليس في القائمة؟',
    sides: {
      depart: {
        legend: 'الانطلاق',
        ville: 'مدينة الانطلاق',
        quartier: 'حي الانطلاق',
        repere: 'معلم قريب من الانطلاق',
        contact: 'من يسلّم الطرد',
        phone: 'الهاتف عند الانطلاق',
      },
      arrivee: {
        legend: 'الوصول',
        ville: 'مدينة الوصول',
        quartier: 'حي الوصول',
        repere: 'معلم قريب من الوصول',
        contact: 'من يستلم الطرد',
        phone: 'الهاتف عند الوصول',
      },
    },
    parcelLegend: 'الطرد والدفع',
    parcel: 'ماذا ننقل؟',
    wish: 'متى أو كيف؟ (اختياري)',
    mode: 'طريقة الدفع',
    modes: {
      especes_livraison: 'نقدًا للساعي',
      mobile_money: 'عبر الهاتف المحمول قبل انطلاق الطرد',
    },
    chooseMode: 'اختاروا طريقة الدفع',
    payer: 'من يدفع',
    choosePayer: 'اختاروا من يدفع',
    payers: { expediteur: 'المرسِل', destinataire: 'المرسَل إليه' },
    send: 'إرسال طلب التوصيل',
    steps: [
      'نتصل بكم لتأكيد السعر واليوم: لا شيء يُدفع قبل ذلك.',
      'نقدًا: يدفع المرسِل للساعي عند استلامه الطرد، أو المرسَل إليه عند تسلّمه.',
      'عبر الهاتف المحمول: قبل انطلاق الطرد. تعطي صفحة المتابعة ورسالتنا الحساب مع السعر.',
      'إن لم تصلكم أخبار منا، فاتصلوا بنا: الرقم في هذه الصفحة.',
    ],
  },
}
