/** The box of an interview that is meant to be while we are closed. */
export const outsideHours = 'Même en dehors de nos heures d’ouverture'
