import { createServer, type Server, type Socket } from "node:net";

export type SmtpSink = { url: string; stop(): Promise<void> };

export async function startSmtpSink(): Promise<SmtpSink> {
  const open = new Set<Socket>();
  const server: Server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => {});
    converse(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the mail server has no port");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop() {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket): void {
  let [unread, inMail] = ["", false];
  socket.setEncoding("utf8");
  socket.write("220 ready\r\n");
  socket.on("data", (text: string) => {
    unread += text;
    for (let end = unread.indexOf("\r\n"); end !== -1; end = unread.indexOf("\r\n")) {
      const line = unread.slice(0, end);
      unread = unread.slice(end + 2);
      if (inMail && line !== ".") continue;
      if (inMail) inMail = false;
      else if (line.toUpperCase() === "DATA") {
        inMail = true;
        socket.write("354 go on\r\n");
        continue;
      } else if (line.toUpperCase() === "QUIT") {
        socket.end("221 bye\r\n");
        return;
      }
      socket.write("250 ok\r\n");
    }
  });
}
