import type { Words } from '../../language/words.ts'
import type { kept as french } from '../fr/kept.ts'

/** What became of a form with files that waited on the device; the browser loads it too. */
export const kept: Words<typeof french> = {
  kept: {
    waits:
      'محفوظ على هذا الجهاز مع ما أُرفق به. سيُرسل عند عودة الاتصال، أو مع أول صفحة تفتحونها من هذا الموقع.',
    sent: 'أُرسل، وقد استلمناه:',
    again: 'كان قد وصل من قبل. تابعوه برقمه المرجعي.',
    already:
      'سبق أن ترشّحتم هنا بهذا الاسم وهذا الرقم: لم يُؤخذ هذا الإرسال الجديد. تابعوا الترشّح الأول برقمه المرجعي أو اتصلوا بنا.',
    late: 'وصل متأخرًا: انتهت صلاحية هذا العرض أو لم يعد منشورًا. لم يضع شيء: ترشّحكم محفوظ هنا، ويمكنه الانضمام إلى قائمتنا.',
    refused: 'لم يُقبل، وما زال محفوظًا هنا. يُرجى تصحيح الاستمارة وإرسالها من جديد أو الاتصال بنا.',
    sendNow: 'إرسال الآن',
    fillAgain: 'تصحيح الاستمارة',
    toPool: 'الانضمام إلى القائمة',
    erase: 'حذف من هذا الجهاز',
    close: 'قرأتُ ذلك',
  },
}
