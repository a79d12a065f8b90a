/** Looks of a CV, without a picture: what every recruiter can print. */
export const cvDesigns = ['sobre', 'bandeau', 'colonne'] as const

export type CvDesign = (typeof cvDesigns)[number]

/** Classes of the licence to drive, as the card of Burkina Faso names them. */
export const drivingLicences = ['A1', 'A', 'B', 'C', 'D', 'E', 'F'] as const

export type DrivingLicence = (typeof drivingLicences)[number]
