import type { Locale } from '@sira/contract/locales'

const fr = {
  title: 'Attestation de formation',
  certifies: 'Nous attestons que',
  followed: 'a suivi la formation',
  on: (day: string) => `le ${day}`,
  fromTo: (from: string, to: string) => `du ${from} au ${to}`,
  hours: (count: number) => `${count}\u00a0${count > 1 ? 'heures' : 'heure'}`,
  issuedOn: 'Délivrée le',
  code: 'Code',
  criteria: 'Présence à au moins 80\u00a0% des demi-journées de la session.',
  check: 'Pour vérifier cette attestation, lisez le carré ou ouvrez cette adresse.',
}

const en: typeof fr = {
  title: 'Certificate of training',
  certifies: 'This is to certify that',
  followed: 'attended the training',
  on: (day) => `on ${day}`,
  fromTo: (from, to) => `from ${from} to ${to}`,
  hours: (count) => `${count}\u00a0${count > 1 ? 'hours' : 'hour'}`,
  issuedOn: 'Issued on',
  code: 'Code',
  criteria: 'Attendance of at least 80\u00a0% of the half days of the session.',
  check: 'To check this certificate, scan the square or open this address.',
}

const ar: typeof fr = {
  title: 'شهادة دورة تدريبية',
  certifies: 'نشهد بمتابعة',
  followed: 'للدورة التدريبية',
  on: (day) => `يوم ${day}`,
  fromTo: (from, to) => `من ${from} إلى ${to}`,
  hours: (count) => `عدد الساعات: ${count}`,
  issuedOn: 'سُلّمت في',
  code: 'الرمز',
  criteria: 'حضور 80\u00a0% على الأقل من أنصاف أيام الدورة.',
  check: 'للتحقّق من هذه الشهادة، امسحوا المربّع أو افتحوا هذا العنوان.',
}

export const certificateWords: Readonly<Record<Locale, typeof fr>> = { fr, en, ar }
