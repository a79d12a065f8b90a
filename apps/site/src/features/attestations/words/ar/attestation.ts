import { arabicPlural } from '../../../../language/arabicPlural.ts'
import type { Words } from '../../../../language/words.ts'
import type { attestation as french } from '../fr/attestation.ts'

export const attestation: Words<typeof french> = {
  attestation: {
    title: 'التحقّق من شهادة',
    description: 'معرفة ما إذا كانت شهادة دورة تدريبية صحيحة وما زالت سارية.',
    states: {
      valide: 'هذه الشهادة سارية.',
      revoquee: 'هذه الشهادة ملغاة: لم تعد لها أيّ قيمة.',
      remplacee: 'حلّت شهادة أخرى محلّ هذه الشهادة.',
    },
    stateTexts: {
      valide: 'نحن سلّمناها، وهي تقول ما هو مكتوب هنا.',
      revoquee: 'كنّا سلّمناها ثم سحبناها.',
      remplacee: 'صحّحناها: الجديدة وحدها هي المعتبرة.',
    },
    toNew: 'عرض الشهادة المعتبرة',
    code: 'الرمز',
    intro: 'الرمز مكتوب على الشهادة، بجانب المربّع. نقول لكم هل هي منّا وهل ما زالت سارية.',
    typedCode: 'رمز الشهادة',
    codeHint: 'ستة عشر حرفًا ورقمًا؛ لا تُحتسب الشرطات. مثلًا:',
    submit: 'تحقّق',
    other: 'التحقّق من رمز آخر',
    missing: 'اكتبوا رمز الشهادة.',
    holder: 'صاحب الشهادة',
    erased: 'الاسم محذوف بطلب من صاحبه أو بمرور الوقت',
    training: 'الدورة',
    dates: 'التواريخ',
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    hours: 'عدد الساعات',
    issued: 'سُلّمت في',
    compare: 'قارنوها بالورقة: إن كانت تقول شيئًا آخر فهي ليست منّا.',
    unknown: 'لا توجد شهادة بهذا الرمز.',
    unknownText:
      'أعيدوا قراءته على الورقة: ستة عشر حرفًا ورقمًا من دون I وL وO وU و0 و1. إن كان هو المكتوب على الورقة، فهذه الورقة ليست منّا.',
    tooMany: (minutes) =>
      `محاولات كثيرة جدًا من اتصالكم. أعيدوا المحاولة بعد ${arabicPlural(minutes, {
        zero: 'دقيقة',
        one: 'دقيقة',
        two: 'دقيقتين',
        few: `${minutes} دقائق`,
        many: `${minutes} دقيقة`,
        other: `${minutes} دقيقة`,
      })}.`,
    away: 'التحقّق لا يجيب الآن. هذا لا يقول شيئًا عن الشهادة: أعيدوا المحاولة بعد قليل.',
  },
}
