import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { space as french } from '../fr/space.ts'

const dossiers = (count: number) =>
  arabicPlural(count, {
    zero: 'لا ملفّ',
    one: 'ملفّ واحد',
    two: 'ملفّان',
    few: `${count} ملفّات`,
    many: `${count} ملفًّا`,
    other: `${count} ملفّ`,
  })

/** The space of a visitor, opened by a code. */
export const space: Words<typeof french> = {
  space: {
    title: 'فضائي',
    description: 'كل ملفّاتكم تحت عنوان واحد، تُفتح برمز ودون كلمة سر.',
    intro: 'استعيدوا ملفّاتكم من أي جهاز برمز من ستة أرقام.',
    address: 'بريدكم الإلكتروني أو رقم هاتفكم',
    code: 'الرمز من ستة أرقام',
    stay: 'البقاء متّصلين 30 يومًا على هذا الجهاز',
    ask: 'استلام رمز',
    askAgain: 'استلام رمز آخر',
    open: 'فتح فضائي',
    sent: 'إن كانت هناك ملفّات بهذا العنوان فقد أُرسل إليه رمز الآن. يصلح مرة واحدة خلال عشر دقائق.',
    byPhone: 'لا بريد إلكتروني لديكم؟ اتصلوا بنا: نعطيكم رمزًا بالهاتف تكتبونه هنا مع رقمكم.',
    noAddress: 'يُرجى كتابة بريدكم الإلكتروني أو رقم هاتفكم.',
    noCode: 'يُرجى كتابة الرمز.',
    wrongCode: 'هذا الرمز غير صحيح أو لم يعد صالحًا. اطلبوا رمزًا آخر.',
    noMoreCodes: 'تلقّى هذا العنوان خمسة رموز خلال 24 ساعة. أعيدوا المحاولة غدًا أو اتصلوا بنا.',
    away: 'الفضاء لا يجيب الآن. أعيدوا المحاولة بعد لحظة.',
    failed: 'تعذّر إنجاز ذلك. أعيدوا المحاولة بعد لحظة.',
    without: 'دون رمز',
    team: 'هل أنتم من الفريق؟',
    teamLink: 'فتح لوحة الإدارة',
    dossiers: 'ملفّاتي',
    noDossiers: 'لا ملفّ بهذا العنوان.',
    openDossier: 'فتح الملفّ مع وثائقه',
    plans: 'باقاتي الجارية',
    runs: (from: string, to: string) => `من ${from} إلى ${to}`,
    letter: 'الرسالة الإخبارية',
    letterStates: {
      abonne: 'تصلكم على هذا العنوان.',
      attendu: 'اشتراككم ينتظر التأكيد.',
      aucun: 'لا تصلكم.',
    },
    subscribe: 'استلامها',
    unsubscribe: 'إيقاف استلامها',
    data: 'بياناتي',
    dataText: (count: number) => `ما نحتفظ به عنكم: ${dossiers(count)}.`,
    export: 'تنزيل بياناتي',
    correct: 'طلب تصحيح',
    correctSubject: 'تصحيح بياناتي',
    erase: 'محو بياناتي',
    eraseSure: 'هل تريدون المحو حقًا؟',
    eraseText: 'تختفي ملفّاتكم ورسائلها ووثائقها، ولن يبقى ما يثبتها. لا يمكن التراجع عن ذلك.',
    eraseKept: (count: number) => `يبقى ${dossiers(count)} لأن القانون أو عملًا جاريًا يقتضي ذلك.`,
    eraseSurely: 'نعم، محو كل شيء',
    eraseNot: 'لا، لا تمحوا شيئًا',
    erased: (kept: number) =>
      kept === 0 ? 'مُحيت بياناتكم.' : `مُحيت بياناتكم ما عدا ${dossiers(kept)} علينا الاحتفاظ به.`,
    sessions: 'أين فُتح فضائي',
    unknownDevice: 'جهاز',
    since: (time: string) => `منذ ${time}`,
    here: 'هنا',
    end: 'إغلاق',
    endAll: 'الإغلاق في كل مكان',
  },
}
