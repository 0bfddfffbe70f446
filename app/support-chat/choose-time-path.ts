export const chooseTimePath = "/service/free-chat/";
