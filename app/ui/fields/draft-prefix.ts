/** Of the keys under which a device keeps what was typed and not sent. */
export const draftPrefix = "typed ";
