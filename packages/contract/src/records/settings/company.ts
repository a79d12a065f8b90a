import { z } from 'zod'
import { address, optionalText, text } from './settingFields.ts'

/** The names of the company, and its contacts. */
export const company = {
  brandName: text('Sira'),
  /** Part of the address of the shop: /{productName}-biblio. */
  productName: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .catch('sira'),
  /** International number without spaces, like the three others. */
  firstContact: text('+22625300101'),
  secondContact: text('+22670000202'),
  thirdContact: text('+22676000303'),
  whatsapp: text('+22670000202'),
  email: z.email().catch('contact@sira.example'),
  weekdayHours: text('08H-18H'),
  saturdayHours: text('08H-13H'),
  address: text('Avenue Kwamé N’Krumah, Ouagadougou, Burkina Faso'),
  mapUrl: address(
    'https://www.openstreetmap.org/export/embed.html?bbox=-1.5335%2C12.3565%2C-1.5055%2C12.3745&layer=mapnik&marker=12.3657%2C-1.5197',
  ),
  facebook: address(),
  linkedin: address(),
  x: address(),
  instagram: address(),
  videoUrl: address(),
  /**
   * The facts that the law requires a company to publish; the legal texts name them (`legalFacts`).
   */
  rccm: optionalText,
  ifu: optionalText,
  responsable: optionalText,
  hebergeur: optionalText,
  cil: optionalText,
  /** The number of the permit for job placement. */
  agrement: optionalText,
}
