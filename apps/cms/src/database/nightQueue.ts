/** Work of the night: each task says its hour, and a night the machine was off is made up for. */
export const nightQueue = 'night'
