import type { Words } from '../../../../language/words.ts'
import type { followUp as french } from '../fr/followUp.ts'

/** The words of the follow-up of a dossier by its reference. */
export const followUp: Words<typeof french> = {
  followUp: {
    title: 'متابعة ملف',
    description: 'أين وصل طلبكم أو عرض السعر أو رسالتكم.',
    intro: 'المرجع موجود في رسالتنا وعلى الصفحة التي ظهرت بعد الإرسال.',
    reference: 'المرجع',
    referenceHint: 'بالشرطات أو من دونها، بأحرف صغيرة أو كبيرة.',
    submit: 'معرفة أين وصل ملفّي',
    whatsappText: (reference: string) => `السلام عليكم، بخصوص الملف ${reference}: `,
    forgotten:
      'نسي هذا الجهاز الطلب. للعثور عليه من جديد اكتبوا هنا مرجعه (وهو في رسائلنا أيضًا) ورقم هاتفكم.',
    missing: { reference: 'يُرجى كتابة المرجع.', phone: 'يُرجى كتابة رقم الهاتف.' },
    withdrawal: {
      withdraw: 'سحب ترشّحي',
      question: 'هل تريدون سحب ترشّحكم؟',
      consequence: 'لن يُدرس بعد ذلك ولا يمكن استرجاعه. للعرض نفسه عليكم الاتصال بنا.',
      confirm: 'نعم، أسحبه',
      keep: 'لا، أحتفظ به',
      done: 'سُحب ترشّحكم.',
      tooLate: 'صدر قرار من قبل: لا يمكن سحب هذا الترشّح.',
    },
    interview: {
      replies: { vient: 'سأحضر', absent: 'لا أستطيع الحضور' },
      said: {
        vient: 'سُجّل: ستحضرون المقابلة.',
        absent: 'سُجّل: لا تستطيعون الحضور. سنعاود الاتصال بكم.',
      },
      changed: 'تغيّرت المقابلة في هذه الأثناء. اقرؤوا أدناه ثم أجيبوا.',
    },
    toList: 'الرد أو مغادرة القائمة',
    evaluation: {
      title: 'كيف كانت الدورة؟',
      correct: 'رأيكم، ويمكنكم تصحيحه',
      scale: '1: غير راضٍ إطلاقًا. 5: راضٍ جدًّا.',
      points: {
        contenu: 'المحتوى',
        formateur: 'المدرّب',
        organisation: 'التنظيم والاستقبال',
        utilite: 'الفائدة لعملكم',
      },
      opinion: 'رأيكم',
      consent: 'يمكن نشر علاماتي ورأيي دون ذكر اسمي.',
      send: 'إرسال رأيي',
      missing: 'أعطوا علامة لكل نقطة.',
      done: 'شكرًا، سُجّل رأيكم. يمكنكم تصحيحه خلال 14 يومًا.',
      tooLate: 'لم يعد ممكنًا إبداء الرأي في هذه الدورة، أو لم يحن وقته بعد.',
    },
    badge: 'شارة رقمية (Open Badges)',
    convocation: 'تنزيل الاستدعاء (PDF)',
    certificate: 'تنزيل الشهادة (PDF)',
    certificateFailed: 'تعذّرت قراءة الملف. أعيدوا المحاولة بعد قليل أو اتصلوا بنا.',
    other: 'متابعة ملف آخر',
  },
}
