import type { Words } from '../../../../language/words.ts'
import type { ownDossiers as french } from '../fr/ownDossiers.ts'

/** The texts of the list of dossiers sent from a device. */
export const ownDossiers: Words<typeof french> = {
  ownDossiers: {
    title: 'ملفّاتي على هذا الجهاز',
    description: 'ما أرسلتموه من هذا الجهاز وأين وصل.',
    intro: 'طلباتكم دون حساب.',
    offline: 'تُقرأ دون شبكة.',
    untilClosed: 'ينساها هذا الجهاز عند إغلاق المتصفح.',
    empty: 'لم يُرسَل شيء من هذا الجهاز، أو أنه نسيه.',
    open: 'فتح',
    forget: 'نسيان',
    forgetOf: (reference: string) => `نسيان ${reference} على هذا الجهاز`,
    forgetAll: 'نسيان كل شيء على هذا الجهاز',
    other: 'متابعة ملفّ برقمه المرجعي',
  },
}
