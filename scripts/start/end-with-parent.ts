// Loaded before a program that must not outlive the server that started it.
process.on("disconnect", () => process.exit(0));
