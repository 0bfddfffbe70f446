// Runs on the simulator's own pages: passes the outcome to the shop's page, or posts the browser back.
{
  const news = document.getElementById("news");
  if (news && window.parent !== window) {
    const { shop, ...message } = JSON.parse(news.textContent);
    window.parent.postMessage({ from: "gateway-window", ...message }, shop);
  }
  document.getElementById("post-back")?.submit();
}
