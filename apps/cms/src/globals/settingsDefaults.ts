/** Stand-in until the contract exports them. */
export const defaultSettings = {
  brandName: 'Sira', productName: 'sira',
  firstContact: '+22625300101', secondContact: '+22670000202', thirdContact: '+22676000303', whatsapp: '+22670000202',
  email: 'contact@sira.example', weekdayHours: '08H-18H', saturdayHours: '08H-13H', address: 'Ouagadougou, Burkina Faso',
  mapUrl: null, facebook: null, linkedin: null, x: null, instagram: null, videoUrl: null,
  counters: [] as {value:number,prefix:string,suffix:string,label:string,seconds:number}[],
  skills: [] as {label:string,percent:number}[], testimonials: [] as {quote:string,author:string,role:string}[],
  showSearch: false, showTopHeader: false, showLang: true, copyrightYear: 2023, commentsProvider: null,
}
