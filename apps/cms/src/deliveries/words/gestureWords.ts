import type { Locale } from '@sira/contract/locales'

/** The words to a courier about an act that was not taken, or was kept and moves nothing. */
const fr = {
  cancelled:
    'Cette livraison est annulée\u00a0: ne livrez pas. Si vous avez le colis, rapportez-le à l’agence.',
  handedOn: 'Cette livraison n’est plus à vous\u00a0: votre geste est gardé. Appelez l’agence.',
  notHis: 'Cette livraison n’est pas à vous. Appelez l’agence.',
  unnamed: 'Ce geste ne nomme pas sa livraison.',
  noProof: 'Il faut le code du destinataire, ou sa signature.',
  noReason: 'Dites pourquoi le colis n’est pas remis.',
  noSum: 'Dites combien vous avez pris.',
  counted: 'Ces espèces sont déjà comptées ou vérifiées. Appelez l’agence.',
}

export type GestureWord = keyof typeof fr
type GestureWords = Readonly<Record<GestureWord, string>>

const en: GestureWords = {
  cancelled:
    'This delivery is cancelled: do not deliver. If you have the parcel, bring it back to the office.',
  handedOn: 'This delivery is no longer yours: what you did is kept. Call the office.',
  notHis: 'This delivery is not yours. Call the office.',
  unnamed: 'This act does not name its delivery.',
  noProof: 'The code of the recipient is needed, or a signature.',
  noReason: 'Say why the parcel was not handed over.',
  noSum: 'Say how much you took.',
  counted: 'This cash is counted or checked already. Call the office.',
}

const ar: GestureWords = {
  cancelled: 'أُلغي هذا التوصيل: لا تسلّموا. إن كان الطرد معكم فأعيدوه إلى المكتب.',
  handedOn: 'لم يعد هذا التوصيل لكم: ما فعلتموه محفوظ. اتصلوا بالمكتب.',
  notHis: 'هذا التوصيل ليس لكم. اتصلوا بالمكتب.',
  unnamed: 'لا يذكر هذا الفعل توصيله.',
  noProof: 'يلزم رمز المستلم أو توقيعه.',
  noReason: 'اذكروا سبب عدم تسليم الطرد.',
  noSum: 'اذكروا المبلغ الذي أخذتموه.',
  counted: 'عُدّ هذا النقد أو يجري التحقق منه. اتصلوا بالمكتب.',
}

export const gestureWords: Readonly<Record<Locale, GestureWords>> = { fr, en, ar }
