import type { Words } from '../../../../language/words.ts'
import type { sessions as french } from '../fr/sessions.ts'

/** The dated runs of trainings in Arabic. */
export const sessions: Words<typeof french> = {
  sessions: {
    pageTitle: 'كل المواعيد',
    description: 'كل مواعيد دوراتنا، شهرًا بشهر: المدينة وطريقة التدريب والسعر والمقاعد المتبقية.',
    breadcrumb: 'المواعيد',
    title: 'المواعيد شهرًا بشهر',
    count: (total) => `المواعيد القادمة: ${total}`,
    empty: 'لا يوجد موعد مفتوح في الوقت الحالي.',
    toCatalogue: 'عرض الدورات',
    all: 'كل المواعيد حسب الشهر',
    choose: 'اختر موعدك',
    dates: 'كل المواعيد',
    waitingList: 'قائمة الانتظار',
    seats: 'عدد المقاعد',
    one: (act, day, place) => `${act}: ${day}، ${place}`,
    left: (count) => `المقاعد المتبقية: ${count}`,
    full: 'مكتمل',
    guaranteed: 'مؤكَّدة',
    at: (hour) => `ابتداءً من ${hour}`,
    deposit: (price) => `دفعة أولى قدرها ${price} لحجز المقعد.`,
    tellMe: 'أخبروني بالموعد القادم',
    calendar: 'كل المواعيد في تقويمي',
    modes: {
      presentiel: 'حضوري',
      virtuel: 'صف افتراضي',
      elearning: 'تعلّم إلكتروني',
    },
  },
}
