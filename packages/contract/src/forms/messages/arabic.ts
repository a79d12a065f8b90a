import type { FormMessages } from './formMessages.ts'

const failure = 'حدث خطأ، يُرجى المحاولة مجددًا!'

export const arabic: FormMessages = {
  newsletter: {
    submitting: 'جارٍ الاشتراك…',
    invalidEmail: 'البريد الإلكتروني غير صالح!',
    success: 'شكرًا لاشتراككم في رسالتنا الإخبارية!',
    failure,
  },
  quote: {
    submitting: 'جارٍ الإرسال…',
    invalidEmail: 'البريد الإلكتروني غير صالح!',
    invalidPhone: 'رقم الهاتف غير صالح!',
    noService: 'يُرجى اختيار خدمة.',
    blankMessage: 'يُرجى كتابة رسالة.',
    success: 'لقد أُرسل طلبكم!',
    failure,
    noName: 'يُرجى كتابة اسمكم.',
    noDialCode: 'يُرجى اختيار رمز البلد.',
  },
  contact: {
    submitting: 'جارٍ الإرسال…',
    success: 'لقد أُرسلت رسالتكم!',
    failure,
  },
}
