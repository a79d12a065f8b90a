import type { Locale } from '../locales.ts'

/** The reasons for refusing a visitor's file, with what to do instead. */
export const fileRefusals = {
  large: {
    fr: 'Ce fichier dépasse 10\u00a0Mo. Réduisez-le, ou envoyez une photo.',
    en: 'This file is larger than 10 MB. Make it smaller, or send a photo.',
    ar: 'يتجاوز حجم هذا الملف 10 ميغابايت. يُرجى تصغيره أو إرسال صورة.',
  },
  empty: {
    fr: 'Ce fichier est vide. Choisissez-en un autre.',
    en: 'This file is empty. Choose another one.',
    ar: 'هذا الملف فارغ. يُرجى اختيار ملف آخر.',
  },
  unknown: {
    fr: 'Ce fichier n’est ni un PDF, ni un document Word (docx), ni une photo JPG ou PNG. Enregistrez-le en PDF, puis envoyez-le.',
    en: 'This file is neither a PDF, nor a Word document (docx), nor a JPG or PNG picture. Save it as a PDF, then send it.',
    ar: 'هذا الملف ليس PDF ولا مستند Word ‏(docx) ولا صورة JPG أو PNG. يُرجى حفظه بصيغة PDF ثم إرساله.',
  },
  program: {
    fr: 'Ce document contient un programme (des macros). Enregistrez-le en PDF, puis envoyez-le.',
    en: 'This document contains a program (macros). Save it as a PDF, then send it.',
    ar: 'يحتوي هذا المستند على برنامج (وحدات ماكرو). يُرجى حفظه بصيغة PDF ثم إرساله.',
  },
  damaged: {
    fr: 'Ce fichier est abîmé ou incomplet. Enregistrez-le de nouveau, puis envoyez-le.',
    en: 'This file is damaged or incomplete. Save it again, then send it.',
    ar: 'هذا الملف تالف أو غير مكتمل. يُرجى حفظه من جديد ثم إرساله.',
  },
  double: {
    fr: 'Ce PDF est suivi d’autre chose, une page ou une archive. Enregistrez-le de nouveau en PDF, puis envoyez-le.',
    en: 'Something else follows this PDF, a page or an archive. Save it as a PDF again, then send it.',
    ar: 'يلي ملف PDF هذا محتوى آخر، صفحة أو أرشيف. يُرجى حفظه من جديد بصيغة PDF ثم إرساله.',
  },
  pixels: {
    fr: 'Cette photo est trop grande\u00a0: 12\u202f000 points de côté et 60 millions en tout, au plus. Réduisez-la, puis envoyez-la.',
    en: 'This picture is too large: at most 12,000 pixels on a side and 60 million in all. Make it smaller, then send it.',
    ar: 'هذه الصورة كبيرة جدًا: 12000 بكسل لكل ضلع و60 مليونًا في المجموع على الأكثر. يُرجى تصغيرها ثم إرسالها.',
  },
  ended: {
    fr: 'L’envoi de ce fichier n’a pas abouti. Choisissez-le de nouveau.',
    en: 'This file did not arrive completely. Choose it again.',
    ar: 'لم يكتمل إرسال هذا الملف. يُرجى اختياره من جديد.',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

export type FileRefusalCode = keyof typeof fileRefusals

export function isFileRefusalCode(text: string): text is FileRefusalCode {
  return Object.hasOwn(fileRefusals, text)
}
