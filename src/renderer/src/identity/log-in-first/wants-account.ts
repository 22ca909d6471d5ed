/** After the address of the login page: it shows the form for a new account first. */
export const CREATE_ACCOUNT = '#create-account';
