// Which of the house's own sheets lie open; any page may open them.
export const sheets = $state({ settings: false, keys: false });
