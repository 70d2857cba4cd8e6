/** Before the name of one screen of the form, where steps are its parts. Apart from the steps, which the form's pages do without. */
export const screenPrefix = 'screen:'
